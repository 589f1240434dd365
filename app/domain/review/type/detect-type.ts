import { longPattern } from '#app/domain/text/long-pattern.ts'
import { type DocumentType, isDocumentType } from '#app/domain/review/type/catalogue.ts'
import type { ExtractedDocument, Span } from '#app/domain/extraction/extracted-document.ts'
import type { Structure } from '../clauses/clause.ts'
import { typeByContent } from './detect-type-by-content.ts'
import { isLetter } from '../facts/parties/letter-parties.ts'
import { languageCues, offersWork, threshold } from './type-language.ts'
import { titlePatterns } from './type-titles.ts'

export interface DetectedType {
	type: DocumentType | null
	/** The words that show the type. */
	evidence: Span | null
	/** 0 to 1: about 0.95 by title, 0.85 by how the document calls itself, below by its language. */
	score: number
}

const selfName = longPattern('iu')`
	\bthis\s(
		(?:(?!(?:subject|is|are|shall|will|may|hereby|incorporates?)\s)[\p{L}’'()-]+\s){0,8}?(?:
			agreement|contract|lease|note|addendum|policy|letter|plan|deed|amendment|terms|safe|instrument|warrant|guaranty
		)
	)\b
`
/** A "Third Amendment to the Amended and Restated Employment Agreement" is of the type that it amends. */
const amends = longPattern('iu')`
	\b(?:amendment|addendum|supplement|modification)\b(?:\sNo\.\s?\d+)?[^.;()“”"\n]{0,40}?\s(?:to|of)\s
	((?:[\p{L}’'-]+\s){0,9}?(?:agreement|contract|lease|note|plan|letter|licen[cs]e))\b
`
/** A heading is a title only when it names a kind of document; "4. Terms and conditions of employment" heads a clause. */
const documentNoun = longPattern('i')`
	\b(?:
		agreements?|contract|safe|lease|note|warrant|polic(?:y|ies)|terms|conditions|bylaws|by-laws|certificate|plan|consent|resolutions?
		|minutes|addendum|amendment|letter|memorandum|term sheet|work|undertaking|guarant(?:y|ee)|assignment|licen[cs]e|nda|eula|dpa|msa
		|sow|election|notice|handbook|guidelines|order form|invoice|offer|release|charter|statement|standards|rules|confirmation
	)\b
`
const openingLength = 4000
const languageLength = 60_000

/** What kind of document this is: by its title, else by what it calls itself, else by words only such documents have, else by what it is about. */
export function detectDocumentType(document: ExtractedDocument, structure: Structure): DetectedType {
	if (isAboutPapers(document, structure)) return { type: null, evidence: null, score: 0 }
	const namedOtherwise = namesAnotherKind(document, structure)
	const found = refine(
		document,
		earlier(byTitle(document, structure), byFirstLines(document)) ??
			bySubject(document) ??
			byCapitals(document) ??
			bySelfName(document) ??
			byAmended(document) ??
			byLanguage(document, namedOtherwise),
	)
	return found.type || namedOtherwise ? found : byContent(document)
}

/** A first line names the document before a heading further down does. */
function earlier(title: DetectedType | null, line: DetectedType | null): DetectedType | null {
	return title?.evidence && line?.evidence && line.evidence.end < title.evidence.start && title.evidence.start > 150
		? line
		: (title ?? line)
}

function byTitle({ text }: ExtractedDocument, { clauses }: Structure): DetectedType | null {
	for (const clause of clauses.slice(0, 6)) {
		if (clause.kind !== 'title' && !(clause.kind === 'clause' && clause.number === null && clause.heading !== null && clause.start < 1500))
			continue
		const end = clause.kind === 'title' ? clause.bodyStart : Math.min(clause.bodyStart, clause.start + 200)
		const words = text.slice(clause.start, end).replace(/\s+/g, ' ')
		if (clause.kind !== 'title' && (!documentNoun.test(words) || /^[#*\s]*\d/.test(words))) continue
		const type = typeOfTitle(words)
		if (type) return { type, evidence: { start: clause.start, end }, score: clause.kind === 'title' ? 0.95 : 0.85 }
	}
	return null
}

function byFirstLines({ text }: ExtractedDocument): DetectedType | null {
	let at = 0
	for (const line of text.slice(0, 300).split('\n').slice(0, 3)) {
		const start = at
		at += line.length + 1
		const words = line.replace(/[#*=_]+/g, ' ').trim()
		if (
			words.length < 4 ||
			words.length > 90 ||
			at > text.length ||
			/[.;:]\s|[.;,:]$|\b(?:shall|will|is|are|this|these)\b/i.test(words) ||
			!endsAsTitle.test(words)
		)
			continue
		const type = /^key terms$/i.test(words) ? null : typeOfTitle(words)
		if (type) return { type, evidence: { start, end: start + line.length }, score: 0.85 }
	}
	return null
}

/**
 * "Exhibit 10.7 CONSULTING AGREEMENT THIS AGREEMENT made": where lines ran together, a title shows by its capitals or
 * its place at the very beginning.
 */
function byCapitals({ text }: ExtractedDocument): DetectedType | null {
	const match = runTitle(text)
	const name = match?.[1]
	const type = name ? typeOfTitle(name.replace(/\s+/g, ' ')) : null
	if (!match || !name || !type) return null
	const start = match.index + match[0].lastIndexOf(name)
	return { type, evidence: { start, end: start + name.length }, score: 0.85 }
}

const kindOfPaper = '(?:AGREEMENT|CONTRACT|LEASE|PROMISSORY\\sNOTE|LICEN[CS]E|ADDENDUM|PLAN)'
const inCapitals = new RegExp(
	`(?<![\\p{L}\\d])((?:\\p{Lu}[\\p{Lu}&,’'\\/-]*\\s(?:(?:of|and|for|to|the)\\s)?){1,9}${kindOfPaper})(?![\\p{L}-])`,
	'u',
)
const atBeginning = longPattern('u')`
	^(?:[^\p{L}]*(?:Exhibit|EXHIBIT|EX)[\s-]\S{1,12}\s)?[^\p{L}]{0,20}
	((?:\p{Lu}[\p{L}’'&-]*\s(?:(?:of|and|for|to)\s)?){1,7}(?:Agreement|Contract|Lease|Addendum))\s
	(?=This|THIS|this|[Bb]etween|[Bb]y\s|[Dd]ated|\p{Lu})
`

/** The first title in capitals, which may name a kind that we do not know. */
function runTitle(text: string): RegExpExecArray | null {
	return atBeginning.exec(text.slice(0, 300)) ?? inCapitals.exec(text.slice(0, titleReach))
}

const titleReach = 1500
const endsAsTitle = longPattern('i')`
	\b(?:
		agreement|contract|lease|polic(?:y|ies)|notice|terms(?: of (?:service|use|sale))?|terms (?:and|&) conditions|conditions|letter
		|note|addendum|licen[cs]e|plan|sheet|bylaws|safe|nda
	)(?:\s*\([^)]{0,40}\))?$
`

/** "Reference is made to your Employment Agreement": a letter that changes it. */
const yourContract =
	/\byour\s((?:[\p{L}’'-]+\s){0,3}?(?:Agreement|Contract))\b(?=[^§]{0,600}\b(?:hereby|deemed|further|agreed\sto|is)\s(?:be\s)?(?:further\s)?amend)/u

function byAmended({ text }: ExtractedDocument): DetectedType | null {
	const opening = text.slice(0, 1800).replace(/\n/g, ' ')
	const match = amends.exec(opening) ?? (isLetter(text) ? yourContract.exec(opening) : null)
	const name = match?.[1]
	const type = name ? typeOfTitle(name) : null
	if (!match || !name || !type) return null
	const start = match.index + match[0].length - name.length
	return { type, evidence: { start, end: start + name.length }, score: 0.8 }
}

/** "Re: Confidentiality of our talks": the subject line of a letter. */
function bySubject({ text }: ExtractedDocument): DetectedType | null {
	const match = /^[ \t]{0,8}(?:re|subject|regarding)\s?:[ \t]{0,4}([^\n]{3,120})$/im.exec(text.slice(0, openingLength))
	const type = match?.[1] ? typeOfTitle(match[1]) : null
	if (!match || !type) return null
	return { type, evidence: { start: match.index, end: match.index + match[0].length }, score: 0.85 }
}

const ourTerms = /\b[Tt]hese\s((?:[\p{L}-]+\s){0,3}?Terms\s(?:of\s(?:Use|Service|Sale)|and\sConditions))/u

function bySelfName({ text }: ExtractedDocument): DetectedType | null {
	const match = selfName.exec(text.slice(0, openingLength)) ?? ourTerms.exec(text.slice(0, openingLength))
	const name = match?.[1]
	const type = name ? typeOfTitle(name) : null
	if (!match || !name || !type) return null
	const start = match.index + match[0].length - name.length
	return { type, evidence: { start, end: start + name.length }, score: 0.85 }
}

function typeOfTitle(title: string): DocumentType | null {
	if (isDocumentType(title)) return title
	const words = title.replace(/[‐‑–—]/g, '-')
	return titlePatterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** A guide to an NDA is no NDA. */
const aboutPapers =
	/\b(?:check-?lists?|explainer|guide|hand-?out|playbook|flow-?chart|faqs?|request list|leaflet|presentation|training|summary of changes)\b/i

/** A worksheet or checklist whose title line was not seen: its first words say so. */
const toFillIn = /\b(?:check-?list|worksheet|hand-?out|leaflet)\b/i

function isAboutPapers({ text }: ExtractedDocument, { clauses }: Structure): boolean {
	const title = clauses.find(({ kind }) => kind === 'title')
	return aboutPapers.test(title ? text.slice(title.start, title.bodyStart) : text.slice(0, 120)) || toFillIn.test(text.slice(0, 60))
}

/** "SPONSORSHIP AGREEMENT" names a type outside our catalogue: then language alone must be very plain. */
function namesAnotherKind({ text }: ExtractedDocument, { clauses }: Structure): boolean {
	const title = clauses.find(({ kind }) => kind === 'title')
	return /\p{L}{4,}.*\b(?:agreement|contract)\b/iu.test(
		title ? text.slice(title.start, title.bodyStart) : (runTitle(text)?.[1] ?? selfName.exec(text.slice(0, openingLength))?.[1] ?? ''),
	)
}

function byLanguage({ text }: ExtractedDocument, namedOtherwise: boolean): DetectedType {
	const read = text.slice(0, languageLength)
	const needed = namedOtherwise ? threshold + 3 : threshold
	const scores = languageCues
		.map(([type, cues]) => {
			const matches: (Span & { weight: number })[] = []
			let reachable = cues.reduce((sum, [, weight]) => sum + weight, 0)
			for (const [pattern, weight] of cues) {
				const match = pattern.exec(read)
				if (match) matches.push({ weight, start: match.index, end: match.index + match[0].length })
				else reachable -= weight
				// A type that can't reach the points it needs is neither the result nor a rival.
				if (reachable < needed) return { type, points: 0, best: undefined }
			}
			return { type, points: reachable, best: matches.sort((a, b) => b.weight - a.weight)[0] }
		})
		.sort((a, b) => b.points - a.points)
	// An agreement "by and between" two is no terms for the public.
	const between = namedOtherwise && /\bby and between\b/i.test(text.slice(0, openingLength))
	const [first, second] = between ? scores.filter(({ type }) => !spokenToAll.has(type)) : scores
	if (!first?.best || first.points < needed || first.points === second?.points) return { type: null, evidence: null, score: 0 }
	return { type: first.type, evidence: { start: first.best.start, end: first.best.end }, score: Math.min(0.8, 0.4 + 0.05 * first.points) }
}

/** For documents in plain words that nothing names: what their people do. */
function byContent({ text }: ExtractedDocument): DetectedType {
	const found = typeByContent(text)
	return found ? { type: found.type, evidence: found.evidence, score: Math.min(0.75, 0.4 + 0.035 * found.points) } : unsure
}

const runsSoftware =
	/\b(?:platform|software|hosted|cloud|application|dashboard|website|app|online|customer data|authori[sz]ed users?|uptime|log-?ins?|the services?)\b/i
const unsure: DetectedType = { type: null, evidence: null, score: 0 }
const spokenToAll = new Set<DocumentType>(['Terms of Service', 'Privacy Policy', 'End User License Agreement'])
const corporate = new Set<string>(['Bylaws', 'Board Consent'])
/** What terms for companies have and terms for consumers have not. */
const businessTerms = [
	/\border forms?\b/i,
	/\bsubscription (?:term|fees?)\b/i,
	/\bauthorized users?\b/i,
	/\bcustomer data\b/i,
	/\bCustomer (?:shall|will|may|agrees|must)\b/,
	/\bservice levels?\b|\buptime\b/i,
]
const servesAsOfficer = longPattern('iu')`
	\b(?:serve|engage|retain|appoint)\b[^.;]{0,60}\bas\s(?:the\s|its\s)?(?:\p{L}+[’']s\s)?
	(?:chief\s(?:executive|financial|operating|technology)|president\b|CEO\b|CFO\b)
`
const sellsShares = /\b(?:shares|stock|securities|membership units|limited partner\w*)\b/i

/** What the text adds to a general title: an NDA in which both sides disclose is mutual. */
function refine({ text }: ExtractedDocument, found: DetectedType): DetectedType {
	if (found.type === 'NDA') {
		const mutual = longPattern('i')`
			\bmutual(?:ly)?\b(?!
				\s(?:
					benefit|promises?|covenants?|consideration|undertakings?|agree\w*|understanding|interests?|desire|advantage|business|exploration
					|consent|premises|acceptable|execut
				)
			)[^.]{0,60}\b(?:disclos|confiden|exchange|non-?disclosure)
			|\beach (?:party|of the parties|of us|side)\b[^.]{0,60}\b(?:disclos\w+|receiv\w+|confidential|secret)
			|\b(?:either|both) part(?:y|ies)\b[^.]{0,40}\bdisclos
			|\bexchange\b[^.]{0,40}\bconfidential information\b
			|\bparty (?:that |which )?(?:disclos|receiv)\w+
		`
		if (mutual.test(text.slice(0, 12_000))) return { ...found, type: 'Mutual NDA' }
	}
	const opening = text.slice(0, openingLength)
	const title = found.evidence ? text.slice(found.evidence.start, found.evidence.end) : ''
	if (found.type === 'Stock Purchase Agreement' && /subscription/i.test(title) && runsSoftware.test(opening) && !sellsShares.test(opening))
		return { ...found, type: 'SaaS Agreement' }
	if (
		found.type === 'Offer Letter' &&
		sellsShares.test(opening) &&
		/\b(?:invest\w*|valu(?:ed|ation)|financing)\b/i.test(opening) &&
		!/\b(?:salary|employ\w*|job|position)\b/i.test(opening)
	)
		return { ...found, type: 'Term Sheet' }
	// Confidentiality is a clause of most contracts; an NDA has little else.
	if (
		found.type === 'NDA' &&
		found.score < 0.85 &&
		(text.length > 40_000 || /\b(?:purchase orders?|royalt(?:y|ies)|distributor|sponsorship|invoices?|rent|salary)\b/i.test(text))
	)
		return unsure
	if (corporate.has(found.type ?? '') && found.score < 0.85 && /\bthis agreement\b/i.test(text.slice(0, 20_000))) return unsure
	if (
		(found.type === 'Employment Agreement' || (found.type === 'Stock Option Agreement' && found.score < 0.85)) &&
		isLetter(text) &&
		offersWork.test(opening)
	)
		return { ...found, type: 'Offer Letter' }
	// "Maintenance" of somebody's equity in favor of a lender serves nobody.
	if (
		found.type === 'Services Agreement' &&
		/\b(?:maintenance|development)\b/i.test(title) &&
		!/\b(?:services?|software|equipment|systems?|develop\w*|maintain|support|work)\b/i.test(
			text.slice(found.evidence?.end ?? 0, languageLength),
		)
	)
		return unsure
	if (found.type === 'Terms of Service' && businessTerms.filter((cue) => cue.test(text.slice(0, languageLength))).length >= 3)
		return { ...found, type: 'SaaS Agreement' }
	if (
		found.type === 'Services Agreement' &&
		/\bservice agreement\b/i.test(title) &&
		/\b(?:executive|employee)\b/i.test(opening) &&
		/\b(?:salary|remuneration)\b/i.test(text.slice(0, languageLength))
	)
		return { ...found, type: 'Employment Agreement' }
	if (found.type === 'Services Agreement' && /\bservices? agreement\b/i.test(title) && servesAsOfficer.test(opening))
		return { ...found, type: 'Consulting Agreement' }
	if (
		found.type === 'Promissory Note' &&
		/\bqualified financing\b|\bconver(?:t|sion)s?\b[^.]{0,80}\b(?:equity|preferred|shares)/i.test(text.slice(0, languageLength))
	)
		return { ...found, type: 'Convertible Note' }
	if (
		found.type === 'Stock Purchase Agreement' &&
		/\bfounder/i.test(text.slice(0, 8000)) &&
		/\brepurchase option\b|\bunvested\b/i.test(text)
	)
		return { ...found, type: 'Founder Stock Purchase Agreement' }
	if (
		found.type === 'Services Agreement' &&
		/\bstatements? of work\b|\bwork orders?\b/i.test(text) &&
		/\bmaster\b/i.test(text.slice(0, openingLength))
	)
		return { ...found, type: 'Master Service Agreement' }
	return found
}
