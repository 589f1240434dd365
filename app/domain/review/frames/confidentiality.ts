import { longPattern } from '#app/domain/text/long-pattern.ts'
import { emptyFrame, type Slot } from './frame.ts'
import type { FrameDraft, FrameSource } from './read-frames.ts'
import { doerOf } from './reading/doer.ts'
import { type Provision, provisionsOf } from './reading/provisions.ts'
import { slot } from './reading/slots.ts'
import { longestTime, spanOfMatch, wordsOf, wordsSlot } from './reading/word-slots.ts'

/** The four things that a definition usually leaves out. */
export const carveOutNames = ['public', 'known', 'third_party', 'independent'] as const
export type CarveOutName = (typeof carveOutNames)[number]

/**
 * Who keeps whose information secret, and for how long. Effects: `duty` (who must not disclose or use), `term` (how long
 * the duty lasts; `what` is `trade_secrets` where only they are meant), `carve_out` (`what` is one of `carveOutNames`),
 * `compelled` (what a law or court demands may be disclosed), `return`, `recipients` (who may be told), `residuals` (what
 * people remember may be used; `who` may use it).
 */
export function readConfidentiality(source: FrameSource): FrameDraft[] {
	const provisions = provisionsOf(source)
	const about = new Set(provisions.filter(isAboutSecrets))
	const titled = source.structure.clauses.some(({ kind, heading }) => kind === 'title' && secretHeading.test(heading ?? ''))
	// In a document about secrets alone, "the obligations survive" is about them.
	const secret = titled ? provisions.filter((provision) => about.has(provision) || survivesAlone.test(provision.sentence.text)) : [...about]
	const lists = provisions.filter((provision) => !about.has(provision) && isInList(provision))
	return [...secret, ...lists].flatMap((provision) => [
		...duty(provision, source),
		...term(provision, source),
		...carveOuts(provision),
		...compelled(provision),
		...others(provision, source),
	])
}

const secrets = longPattern('i')`
	\bconfiden\w+|\bnon-?disclosure|\btrade\s+secrets?|\bproprietary\s+information|\bsecre(?:t|cy|ts)\b|\bdisclosing\s+party
	|\breceiving\s+party|\bresiduals?\b|\bunaided\s+(?:memor|recoll)
`
const secretHeading = /confiden|secre|non-?disclos|proprietary\s+information/i

function isAboutSecrets({ sentence, headings, labels }: Provision): boolean {
	return secrets.test(sentence.text) || secretHeading.test(headings) || (labels.get('Confidentiality') ?? 0) >= 0.7
}

const survivesAlone =
	/\b(?:obligations|duties)\s+(?:under|in|of)\s+(?:sections?|articles?|clauses?|paragraphs?)\b[^.;]{0,60}\b(?:surviv\w+|remain\w*|continu\w+|last\w*)\b/i

const exclusion = /\b(?:publicly|public|already|independently|rightfully|lawfully|third\s+part|outside\s+source|own\s+work|prior\s+to)\b/i

function isInList({ sentence, labels }: Provision): boolean {
	return (
		(labels.get('Confidentiality Carve-Out') ?? 0) >= 0.6 ||
		(sentence.text.length < 500 &&
			exclusion.test(sentence.text) &&
			/\b(?:known|knowledge|public|developed|received|available|possession|domain|came|comes)\b/i.test(sentence.text))
	)
}

const keeps = longPattern('i')`
	\b(?:
		(?:holds?|keeps?|maintains?|treats?|retain|preserves?|protects?|safeguards?)\b[^.;]{0,120}\b(?:confiden\w+|secret|secrecy|private)\b
		|(?:not|never|neither|nor|refrain\s+from)\b[^.;]{0,100}?\b(?:
			disclos(?:e|ing)|divulg(?:e|ing)|reveal(?:ing)?|communicat(?:e|ing)|publish(?:ing)?|use|make\s+(?:any\s+)?use|shar(?:e|ing)|copy
			|furnish
		)\b[^.;]{0,200}\b(?:confidential|proprietary|information|secrets?|materials?)\b
		|\buse\b[^.;]{0,100}\bconfidential\s+information\b[^.;]{0,80}\b(?:only|solely|except)\b
		|(?:only|solely)\s+use\b[^.;]{0,100}\bconfidential\s+information
	)
`
const aboutUsers = /\b(?:password|account|login|credential|personal\s+(?:data|information)|user\s?name|privacy)\b/i

const whoReceives =
	/\b(?:an?|each|any|the|whichever)\s+(?:party|side)\s+(?:that|which|who)?\s*receives\b(?![^.;]{0,80}\bfrom\s+(?:\p{Lu}|us\b|you\b))/iu

function duty(provision: Provision, { parties }: FrameSource): FrameDraft[] {
	const { sentence } = provision
	const match = keeps.exec(sentence.text)
	if (!match || !secrets.test(sentence.text) || (aboutUsers.test(sentence.text) && !/\bconfidential\s+information\b/i.test(sentence.text)))
		return []
	const span = spanOfMatch(sentence, match)
	const behind =
		longPattern('i')`
			^(?:neither\s+(?:of\s+)?(?:the\s+)?(?:part(?:y|ies)|sides?)(?:\s+hereto)?\s+(?:shall|will|may|must)\s+|(?:not|never|neither|nor)\s+)
			(?:to\s+|at\s+any\s+time\s+|directly\s+or\s+indirectly\s+)*
		`.exec(match[0])?.[0].length ?? 0
	const doer = doerOf(provision, { start: span.start + behind, end: span.start + behind + 8 }, parties)
	const receiving = doer.who ? null : whoReceives.exec(sentence.text.slice(0, match.index))
	const who = receiving ? slot({ kind: 'each' } as const, spanOfMatch(sentence, receiving), 0.7) : doer.who
	const { modality } = doer
	// The disclosing party promises nothing by it, and what is "necessary to protect" is no promise either.
	if (who?.value.kind === 'floating' && /disclos(?!ee)/.test(who.value.role)) return []
	if (/\bnothing\b[^.;]{0,60}\b(?:restricts?|prevents?|prohibits?|limits?|precludes?|bars?)\b/i.test(sentence.text.slice(0, match.index)))
		return []
	if (/\bnecessary\s+(?:in\s+order\s+)?to\s+$/i.test(sentence.text.slice(0, match.index))) return []
	// "The receiver keeps it in confidence" states the duty as a fact.
	const stated = modality?.value === 'is' && who !== null && /^(?:holds|keeps|treats|maintains)\b/i.test(match[0])
	if (who?.value.kind === 'third' || (modality && modality.value !== 'must' && modality.value !== 'must_not' && !stated)) return []
	return [
		{
			...emptyFrame('confidentiality', slot('duty', span, 0.8), sentence),
			who,
			modality,
			what: slot(match[0], span, 0.7),
			duration: longestTime(sentence),
			mutual: who && who.value.kind !== 'party' ? slot(true, who, who.confidence) : null,
		},
	]
}

const lasting = longPattern('i')`
	\b(?:
		surviv\w*|continu\w*|remain\w*|last\w*|expire\w*|terminat\w*|effect|period\s+of|for\s+(?:\w+\s+){0,2}\(?\d*\)?\s*years?
		|years?\s+(?:from|after|following)|perpetu\w+|indefinite\w*|forever|in\s+force|duration|at\s+all\s+times|term\s+of
	)\b
`
const dutyLasts = longPattern('i')`
	\b(?:
		obligations?|dut(?:y|ies)|restrictions?|undertakings?|covenants?|confidentiality|secrecy|non-?disclosure|non-?use|provisions?
		|section|article|clause|paragraph|confidential\s+information
	)\b[^.;]{0,200}\b(?:
		surviv|continu|remain|last|expir|terminat|effect|end|bind|bound|appl|limited|cease|hold
		|for\s+(?:a\s+(?:period|term)\s+of\s+)?\w+\s
	)
	|\b(?:bound|bind\w*|keep|hold|maintain)\b[^.;]{0,200}\b(?:years?|months?)\b[^.;]{0,60}\b(?:after|following|from)\b
`
const otherTimes = longPattern('i')`
	\b(?:
		disparag\w*|non-?renewal|right\s+to\s+terminate|inventions?\s+(?:or|and|made|conceived)|solicit\w*|hir(?:e|ing)|compet\w*
		|notice\s+(?:of|within)|within\s+\w+\s+(?:\(\d+\)\s+)?(?:days|months)|records?\s+for|insurance|warrant\w*|payment|return\w*
		|disclos\w+\s+(?:orally|verbally)
	)\b
`
const secretsLast = /\btrade\s+secrets?\b/i
const tillPublic = longPattern('i')`
	\b(?:until|so\s+long\s+as|as\s+long\s+as|unless\s+and\s+until)\b[^.;]{0,120}\b
	(?:public|remains?\s+(?:a\s+)?(?:trade\s+secret|confidential)|no\s+longer|qualif\w+|ceases?)
`

function term({ sentence, headings }: Provision, _source: FrameSource): FrameDraft[] {
	const { text } = sentence
	const about = secrets.test(text) || secretHeading.test(headings) || survivesAlone.test(text)
	if (!about || !lasting.test(text) || !dutyLasts.test(text) || otherTimes.test(text)) return []
	const time = longestTime(text.length > 1500 ? { text: text.slice(0, 1500), start: sentence.start } : sentence)
	const span = wordsOf(sentence, lasting)!
	const toPublic = tillPublic.exec(text)
	if (!time && !toPublic) return []
	const duration = time ?? slot({ amount: null, unit: 'forever' as const }, spanOfMatch(sentence, toPublic!), 0.55)
	const onlySecrets =
		secretsLast.test(text) &&
		!/\bwhether\s+or\s+not\b[^.;]{0,80}\btrade\s+secrets?\b|\btrade\s+secrets?\s+or\s+not\b/i.test(text) &&
		!/\btrade\s+secrets?\s+(?:and|or|as\s+well\s+as)\s+(?:for\s+)?(?:all|any)\s+other\b/i.test(text)
	return [
		{
			...emptyFrame('confidentiality', slot('term', span, 0.75), sentence),
			what: onlySecrets ? slot('trade_secrets', sentence, 0.75) : null,
			duration,
			trigger: toPublic ? slot(toPublic[0], spanOfMatch(sentence, toPublic), 0.7) : null,
		},
	]
}

const carveOutWords: Readonly<Record<CarveOutName, RegExp>> = {
	public: longPattern('i')`
		\b(?:
			public(?:ly)?\b[^.;]{0,40}\b(?:available|known|knowledge|domain|information|disclosed)
			|(?:available|known|disclosed)\s+(?:\w+\s+){0,3}(?:to|by)\s+the\s+(?:general\s+)?public|public\s+domain|part\s+of\s+the\s+public
			|generally\s+(?:known|available)|becom\w+\s+(?:generally\s+)?public|is\s+public|common\s+knowledge
		)
	`,
	known: longPattern('i')`
		\balready\b[^.;]{0,20}\bin\s+(?:that|the|its|such)\s+(?:[\w’']+\s+){0,2}(?:files|records)\b
		|\b(?:
			(?:already|previously|rightfully|lawfully|rightly)\b[^.;]{0,60}\b(?:known|knew|possess\w*|in\s+(?:its|the|his|their|your)\b)
			|(?:known|knew|knowledge|possess\w*|had)\b[^.;]{0,100}\b(?:before|prior\s+to|at\s+the\s+time\s+of|when)\b
			|(?:at|prior\s+to|before)\s+(?:the\s+)?(?:time\s+of\s+)?(?:its\s+|such\s+)?(?:receipt|disclosure)\b[^.;]{0,80}\b
				(?:known|possess\w*)
			|(?<!\bnot\s)(?<!\bgenerally\s)(?<!\bpublicly\s)(?<!\bwidely\s)\b(?:known|knew)\s+(?:to|by)\s+(?:the\s+)?
				(?!public|general|trade|industry|others?\b|third|competitors?|any|persons?|anyone)\w+
			|\b(?:already|lawfully)\s+(?:\w+\s+){0,2}(?:developed|acquired)\b|prior\s+(?:knowledge|possession)
			|before\s+(?:receiv\w+|disclosure|it\s+was\s+(?:received|disclosed))
		)
	`,
	third_party: longPattern('i')`
		\b(?:
			receiv|obtain|acquir|learn|furnish|disclos|provid|communicat|suppl|(?:becomes?|made)\s+available|(?:bec[ao]mes?|is|was)\s+known
			|comes?|came|gets?|got
		)\w*\b[^.;]{0,120}\b(?:from|by|through)\s+(?:an?\s+|any\s+|some\s+|another\s+|other\s+)?(?:\w+\s+){0,3}?(?:
			third[\s-]part(?:y|ies)|sources?|persons?|others|someone\s+else|somebody\s+else|anyone\s+else|elsewhere
		)\b
		|\bavailable\s+to\b[^.;]{0,40}\b(?:on\s+a\s+non-?confidential\s+basis|from\s+an?\s+(?:person|source))
		|\bthird[\s-]part(?:y|ies)\b[^.;]{0,80}\b(?:lawfully|rightfully|without\s+(?:breach|restriction|any))
	`,
	independent: longPattern('i')`
		\bown\s+(?:work|research|efforts?)\b[^.;]{0,20}\bwithout\b[^.;]{0,30}\b(?:reference|use|access|reliance)\b
		|\bindependent(?:ly)?\b[^.;]{0,60}\b(?:develop|creat|conceiv|generat|discover|deriv)\w*
		|\b(?:develop\w*|creat\w+|conceiv\w+|generat\w+|discover\w+|deriv\w+)\b[^.;]{0,60}\bindependent
		|\b(?:develop|creat|build|built|invent|conceiv|discover|produc|work\w*\s+out)\w*\b[^.;]{0,80}\b(?:
			(?:no|without)\s+(?:any\s+|the\s+)?(?:access|reference|us(?:e|ing)|reliance|benefit|help|aid|drawing|recourse)
			|by\s+(?:itself|themselves|yourself)|on\s+(?:its|their|your)\s+own
		)\b
	`,
}
const opens = longPattern('i')`
	\b(?:
		(?:shall|does|do|will|is|are)\s+not\s+(?:be\s+)?
			(?:include|apply|extend|cover|considered|deemed|confidential|subject|encompass|mean)
		|not\s+include|excludes?|excluding|exclusions?|exceptions?|except|other\s+than|no\s+(?:obligation|duty|liability)
		|not\s+be\s+(?:bound|obligated|required|liable)|(?:is|are|stays?|stay)\s+free|unless|save
	)\b
`
const banInstead = /\b(?:shall|will|must|may)\s+not\b[^.;]{0,40}\b(?:independently\s+)?(?:develop|create|reverse)/i

function carveOuts({ sentence, headings, labels }: Provision): FrameDraft[] {
	const { text } = sentence
	const inExclusion =
		opens.test(text) ||
		/exclu|except|carve|not\s+confidential/i.test(headings) ||
		(labels.get('Confidentiality Carve-Out') ?? 0) >= 0.6 ||
		/^\(?\w{1,4}[).]|^(?:is|was|are|has|had|can|which|that|becomes?|information)\b/i.test(text.trim())
	if (banInstead.test(text)) return []
	// Outside of a list of exceptions the words may mean something else: enough not to call the carve-out missing.
	const confidence = inExclusion ? 0.8 : 0.4
	return carveOutNames.flatMap((name) => {
		const words = wordsOf(sentence, carveOutWords[name])
		return words
			? [
					{
						...emptyFrame('confidentiality', slot('carve_out', words, confidence), sentence),
						what: slot(name as string, words, confidence),
					},
				]
			: []
	})
}

const byLaw = longPattern('i')`
	\b(?:required|compelled|ordered|obligated|obliged|requested|mandated|necessary|demanded)\b[^.;]{0,80}\b
		(?:by|under|pursuant\s+to|in|to\s+comply\s+with)\b[^.;]{0,80}\b(?:
		laws?|courts?|regulat\w+|subpoena|government\w*|legal\s+process|judicial|statute|order|authorit\w+|exchange
	)\b
	|\b(?:subpoena|court\s+order|legal\s+process|order\s+of\s+a\s+court)\b|\blegally\s+(?:required|compelled)
	|\b(?:courts?|judges?|regulators?|the\s+law|law)\b[^.;]{0,20}\b(?:orders?|requires?|demands?|compels?)\b
	|\bcomply\s+with\s+(?:applicable\s+|the\s+|any\s+)?(?:law|court|legal)
`

function compelled({ sentence }: Provision): FrameDraft[] {
	const { text } = sentence
	const words = wordsOf(sentence, byLaw)
	if (
		!words ||
		!/\bdisclos|\breveal|\bshar|\btell|\bexcept|\bconfiden|\bsecret|\bproduce/i.test(text) ||
		/\bretain\w*\b|\barchiv|\bback-?up|\beven\s+(?:if|where|when|though)\b/i.test(text)
	)
		return []
	return [{ ...emptyFrame('confidentiality', slot('compelled', words, 0.8), sentence), what: slot(words.text, words, 0.8), notice: null }]
}

const ofSomebody = /\b(?:staff|personnel|employees|people|representatives|individuals|persons|engineers)\b/i

function others(provision: Provision, { parties }: FrameSource): FrameDraft[] {
	const { sentence } = provision
	const found: FrameDraft[] = []
	const remembered = longPattern('i')`
		\b(?:
			residuals?\b(?!\s+(?:value|interest|risk|data))|unaided\s+(?:memor|recollect)\w+
			|(?:retain(?:ed|s)?|remain(?:s|ing)?|remember(?:ed|s)?|keep|kept)\s+in\s+(?:the\s+|their\s+|its\s+)?(?:\w+\s+){0,2}
				(?:memor|recollect)\w+
		)
	`.exec(sentence.text)
	const use = longPattern('i')`
		\b(?:free\s+to|may|right\s+to|entitled\s+to)\b[^.;]{0,80}\b(?:use|disclose|exploit)\b
		|\bnothing\b[^.;]{0,60}\b(?:restricts?|prevents?|prohibits?|limits?|precludes?|bars?)\b[^.;]{0,100}\bfrom\s+
			(?:using|disclosing|exploiting)\b
	`.exec(sentence.text)
	if (remembered && use && !/\bno\s+(?:right|licen[cs]e)\b/i.test(sentence.text)) {
		const span = spanOfMatch(sentence, use)
		const doer = doerOf(provision, span, parties).who
		// "The staff of a receiving party": whose people they are decides, and "a party" may be either.
		const who = doer?.value.kind === 'third' && ofSomebody.test(doer.value.words) ? null : doer
		found.push({
			...emptyFrame('confidentiality', slot('residuals', span, 0.8), sentence),
			who,
			exceptions: [wordsSlot(sentence, /\b((?:except|excluding|other\s+than|no\s+licen[cs]e|not\s+include)\b[^.]{3,200})/i, 0.7)].filter(
				(each): each is Slot<string> => each !== null,
			),
			mutual: who && who.value.kind !== 'party' ? slot(true, who, who.confidence) : null,
		})
	}
	return found
}
