import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { inWords } from '../in-words.ts'
import { headedWords } from '../mentions.ts'
import { clauseTextAround, passage, passages, visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isPrivacyNotice, isPrivacyPolicy, pointsToOtherNotices, publisherMayMend, publisherShouldMend, readsAsUser } from './kinds.ts'
import { fewestKindsOfData } from './thresholds.ts'

const kindsOfData = [
	/\bnames?\b/i,
	/\be-?mail(?:\s+address\w*)?\b/i,
	/\b(?:tele)?phone(?:\s+numbers?)?\b|\bmobile\s+numbers?\b/i,
	/\b(?:postal|billing|shipping|mailing|home|street|delivery)\s+address\w*\b/i,
	/\bIP[\s-]address\w*\b/i,
	/\b(?:payment|card|bank|billing)\s+(?:details|data|information|numbers?)\b|\bcredit\s+cards?\b/i,
	longPattern('i')`
		\b(?:device|browser)\s+(?:type|id\w*|information|data|details)\b
		|\bbrowsers?\s+(?:version|language|settings|you\s+use)
		|\b(?:devices?|operating\s+systems?)\s*(?:,|and|or)\s*(?:\w+\s+){0,2}browsers?\b
		|\bbrowsers?\s*(?:,|and|or)\s*(?:\w+\s+){0,2}(?:devices?|operating|version|IP|language)
	`,
	/\blocations?\b|\bgeo-?location\b/i,
	/\b(?:log|usage|analytics)\s+(?:data|files?|information|records)\b|\bpages\s+(?:you\s+)?(?:visit|view)\w*\b/i,
	/\bcookies?\b/i,
	/\b(?:photo|picture|image|video|recording)s?\b/i,
	/\b(?:date\s+of\s+birth|age|gender|birthday)\b/i,
	/\b(?:user\s?names?|passwords?|log-?in\s+(?:data|details))\b/i,
	/\b(?:messages|chats?|uploads?|files\s+you|content\s+you|answers\s+you)\b/i,
	/\b(?:purchase|order|transaction)\s+(?:history|data|details|records)\b/i,
	/\b(?:employer|job\s+title|company\s+name|resume|CV)\b/i,
	/\b(?:biometric|health|genetic|medical)\b/i,
]
const collects = longPattern('i')`
	\b(?:collect|gather|receive|obtain|process|record|store|hold|ask\s+(?:you\s+)?for|log|capture|set|use)\w*\b[^.;]{0,200}\b(?:
		data|information|details|names?|address\w*|numbers?|cookies?|e-?mail\w*|following|photos?|locations?|content
	)\b
`
const purposes = longPattern('i')`
	\b(?:use|uses|used|using|process\w*|collect\w*|need|needs|purposes?)\b[^.;]{0,160}?\b(?:
		(?:in\s+order\s+)?to\s+(?:
			provide|run|operate|deliver|improve|send|answer|respond|create|manage|process|keep|protect|prevent|bill|charge|contact
			|communicate|personali[sz]e|analy[sz]e|measure|fulfil\w*|ship|verify|maintain|comply|support|help|show|remember|understand
			|secure|let|give|make|set
		)
		|for\s+(?:
			the\s+(?:following|purpose)|these\s+purposes|security|billing|support|payments?|analytics|marketing|advertis\w+|fraud|research
		)
	)
`
/** A business that runs itself is no meaningful purpose. */
const emptyPurpose = longPattern('i')`
	\bto\s+(?:run|operate|improve|support|manage|maintain)\s+(?:our|the|its)\s+(?:own\s+)?(?:business|company|operations)\b
	|\bas\s+we\s+(?:find|think|see|deem)\b
`
/** A list headed "What we collect and why" names kinds and uses without a verb of its own. */
const collectHeading = /\b(?:collect|gather|receive|hold|process|(?:data|information)\s+(?:that\s+)?we|we\s+(?:know|have|take|keep))\b/i
const purposeHeading = /\b(?:why|purposes?|us(?:e|es|ed|ing)|what\s+for)\b/i
const listedUse = /[,:;–—-]\s*(?:in\s+order\s+|so\s+that\s+we\s+can\s+)?(?:to|for)\s+\p{Ll}+/u
const vague = longPattern('i')`
	\b(?:data|information)\s+(?:about\s+you|from\s+other\s+sources|that\s+the\s+\w+\s+makes\s+available)\b
	|\bany\s+and\s+all\s+(?:\w+\s+)?(?:data|information)\b
	|\b(?:certain|various|some|any|different)\s+(?:kinds?\s+of\s+|types?\s+of\s+)?(?:personal\s+)?(?:data|information)\b
	|\b(?:business|legitimate|internal|other|any\s+lawful|various)\s+purposes\b
`

export const categories: Rule = {
	id: 'privacy_terms.categories',
	playbook: 'privacy_terms',
	title: 'It names the personal data and its purposes',
	protects: ['provider'],
	basis: { kind: 'S', source: 'Cal. Civ. Code 1798.100 and state privacy laws; GDPR Art. 13' },
	standard: 'A list of the kinds of personal data, each with its purpose.',
	decide(input) {
		if (!isPrivacyNotice(input)) return notApplicable
		const taken = [...new Set(passages(input, collects).map((place) => clauseTextAround(input, place)))].join(' ')
		const named =
			(input.documentType === 'Cookie Policy' && new Set(visibleText(input).match(kindsOfCookies)).size >= fewestKindsOfData) ||
			kindsOfData.filter((kind) => kind.test(taken)).length >= fewestKindsOfData ||
			listedKinds(input) ||
			kindsOfData.filter((kind) => kind.test(headedWords(input, collectHeading))).length >= fewestKindsOfData
		const purpose =
			passage(input, purposes, emptyPurpose) ??
			listedPurposes(input) ??
			headedUse(input) ??
			(input.documentType === 'Cookie Policy' ? passage(input, cookieUses) : null)
		const place = passage(input, vague)
		if (named && purpose) return passed(purpose)
		if (readsAsUser(input) || pointsToOtherNotices(input) || (named && speaksOfUse.test(visibleText(input)))) return undecided
		const lacking = [named ? null : 'which personal data is collected', purpose ? null : 'what it is used for'].filter(
			(part) => part !== null,
		)
		const words = {
			severity: publisherShouldMend,
			says: `The notice does not say ${inWords(lacking)}.`,
			why: 'Every privacy law requires both. App stores and business customers check for it.',
			market: 'A list of the kinds of personal data, each with its purpose.',
			action: 'list each kind of personal data with its purpose',
			reason: 'Users must be able to see what is collected and why.',
			replacement: categoriesClause,
			decideBy: 'you' as const,
		}
		return place ? flagged({ ...words, span: place }) : absent(words)
	},
}

/** The purposes may stand under such words in a form that no pattern knows. */
const speaksOfUse =
	/\b(?:how|why)\s+(?:do\s+)?we\s+(?:use|process|collect)\b|\buse\s+of\s+(?:your\s+|the\s+)?(?:personal\s+)?(?:data|information)\b|\bpurposes?\b/i

const categoriesClause =
	'We collect: (a) account data (name, e-mail address, password), to open and run your account; (b) payment data, to bill you; (c) ' +
	'usage data (pages viewed, device, IP address), to keep the service safe and make it better.'

const kindsOfCookies = longPattern('gi')`
	\b(?:
		session|persistent|preference|functional|necessary|essential|analytics|performance|advertising|targeting|marketing|statistics
		|security|social
	)(?=[\w\s-]{0,20}\bcookies?\b)
`
const cookieUses =
	/\bcookies?\b[^.;]{0,80}\b(?:keeps?|remembers?|counts?|measures?|helps?|allows?|lets?|enables?|shows?|stores?|tells?|recogni[sz]es?|protects?|to)\b/i

/** "We use it to:", or "How we use information" over a list whose items name the uses without a verb of their own. */
function listedPurposes(input: RuleInput) {
	const opened = wording(input, /\b(?:purposes?|us(?:e|es|ed|ing)\b[^.;]{0,60}\b(?:to|for|as\s+follows))\s*:\s*$/i)
	if (opened) return opened
	const match = /\b(?:how|why)\s+we\s+(?:use|process|collect)\b[^\n]{0,60}\n([^\n]{0,200}\b(?:to|for)\s+\w+)/i.exec(visibleText(input))
	return match ? { start: match.index, end: match.index + match[0].length } : null
}

/** "(a) Account data, to open your account" below a heading about purposes. */
function headedUse(input: RuleInput) {
	const words = headedWords(input, purposeHeading)
	const match = listedUse.exec(words)
	const start = match ? visibleText(input).indexOf(words.slice(match.index, match.index + 120).split('\n')[0] ?? '') : -1
	return match && start >= 0 ? { start, end: start + match[0].length } : null
}

function listedKinds(input: RuleInput): boolean {
	const text = visibleText(input)
	const lines = text.split('\n').filter((line) => line.length < 160 && !/[.]\s*$/.test(line))
	return (
		/\b(?:collect|gather|process|receive)\w*\b/i.test(text) &&
		kindsOfData.filter((kind) => lines.some((line) => kind.test(line))).length >= fewestKindsOfData
	)
}

const shares = longPattern('i')`
	\b(?:
		share|shares|shared|sharing|disclos\w+|provide[sd]?|transfer\w*|pass(?:ed|es)?\s+(?:on\s+)?|sell|sells|sold|give[ns]?|send|sends
		|sent|made\s+available
	)\b[^.;]{0,60}\b(?:personal|information|data|it|them|details)?\b[^.;]{0,80}\b(?:with|to|by)\b
`
const typedRecipients = [
	/\b(?:hosting|cloud)\b/i,
	/\bpayment\s+(?:processors?|providers?|services?)\b|\bbanks?\b|\bcard\s+processors?\b/i,
	/\banalytics\s+(?:providers?|services?|compan\w+|tools?|partners?|vendors?)\b/i,
	/\b(?:e-?mail|mail|messaging)\s+(?:delivery\s+|sending\s+)?(?:providers?|services?|vendors?)\b/i,
	/\bservice\s+providers?\b|\bsub-?processors?\b|\bprocessors?\s+(?:that|who|which|acting)/i,
	/\b(?:customer\s+)?support\s+(?:tools?|providers?|vendors?|desk)\b/i,
	/\b(?:advertising|ad)\s+(?:networks?|partners?|platforms?)\b/i,
	/\b(?:shipping|delivery|courier|logistics)\s+(?:compan\w+|partners?|carriers?|providers?)\b|\bcarriers\b|\bcouriers\b/i,
	/\b(?:professional\s+)?advis[eo]rs\b|\blawyers?\b|\bauditors?\b|\baccountants?\b/i,
	/\b(?:fraud|identity|security)[\s\w-]{0,20}\b(?:providers?|vendors?|services|agenc\w+)\b/i,
	/\bvendors?\s+(?:that|who|which|for)\b/i,
]
const vagueRecipients = longPattern('i')`
	\b(?:
		(?:trusted|selected|business|marketing|other|carefully\s+chosen|our|certain|various)\s+(?:third[\s-]part(?:y|ies)\s+)?
			(?:partners|third\s+parties|companies|others|entities|organi[sz]ations)
		|(?:firms?|compan(?:y|ies)|businesses|people)\s+(?:that\s+|which\s+|whom\s+)?we\s+(?:work|deal|trade|like|choose|trust)
		|friends\s+of|third\s+parties|partners|others
	)\b
`
const ownEnds = /\b(?:their|its)\s+own\s+(?:\w+\s+){0,2}(?:purposes|use|marketing|products|offers)\b/i
const sharesNothing = longPattern('i')`
	\b(?:do\s+not|never|don't|will\s+not|won't|does\s+not)\b[^.;]{0,30}\b(?:share|disclose|sell|rent|pass|give|transfer)\b
	|\bno\s+(?:personal\s+)?(?:data|information)\b[^.;]{0,40}\bshared\b
`

export const recipients: Rule = {
	id: 'privacy_terms.recipients',
	playbook: 'privacy_terms',
	title: 'It names the recipients of personal data',
	protects: ['provider', 'user'],
	basis: { kind: 'S', source: 'Cal. Civ. Code 1798.110 and 1798.130; GDPR Art. 13' },
	stake: 5,
	standard: 'Recipients by category: hosting, payment, analytics, e-mail, support, advertising, advisers.',
	decide(input) {
		if (!isPrivacyPolicy(input)) return notApplicable
		const sharing = passages(input, shares).filter(
			({ sentence }) =>
				!/\byou\s+(?:may\s+|can\s+|choose\s+to\s+)?(?:share|provide|send|give|disclose)\b/i.test(sentence.text.slice(0, 60)),
		)
		const text = visibleText(input)
		const typed = typedRecipients.filter((type) => type.test(text)).length
		const loose = sharing.find(
			({ sentence }) =>
				weShare.test(sentence.text) &&
				!/^\s*#|\?\s*$/.test(sentence.text) &&
				vagueRecipients.test(sentence.text) &&
				!typedRecipients.some((type) => type.test(sentence.text)) &&
				!longPattern('i')`
					\b(?:
						law|court|legal\s+process|subpoena|merger|acqui\w+|sale\s+of|consent|your\s+(?:direction|request|instructions?)|following|below
						|aggregate\w*|anonym\w+|non-personal|employees|jurisdictions?|countries|locations
					)\b
				`.test(sentence.text),
		)
		if (loose && (typed < 2 || ownEnds.test(loose.sentence.text))) {
			return flagged({
				...unnamed,
				span: loose,
				says: ownEnds.test(loose.sentence.text)
					? 'Third parties may use the personal data for their own purposes.'
					: 'Recipients of personal data are named only as "partners" or "third parties".',
			})
		}
		const shown = sharing.find(({ sentence }) => weShare.test(sentence.text) && typedRecipients.some((type) => type.test(sentence.text)))
		if (shown) return passed(shown)
		const none = wording(input, sharesNothing)
		if (none && typed === 0) return passed(none)
		if (typed > 0 || sharing[0] || readsAsUser(input)) return undecided
		return absent({ ...unnamed, severity: publisherMayMend, says: 'The notice does not say who receives personal data.' })
	},
}

const weShare = longPattern('i')`
	\bwe\b[^.;]{0,80}\b(?:share|disclose|provide|transfer|pass|sell|give|send|use|engage|work\s+with)\b
	|\b(?:is|are|be)\s+(?:shared|disclosed|passed|sold|given|transferred|made\s+available)\b
	|\b(?:providers?|processors?|vendors?|partners)\b[^.;]{0,40}\b(?:process|receive|get|access|host|handle)\b
`

const recipientsClause =
	'We share personal data only with: hosting providers, payment processors, e-mail and support providers, analytics providers, our ' +
	'professional advisers, and authorities where the law requires it. Each receives only what its task requires.'

const unnamed = {
	severity: publisherShouldMend,
	why: 'Privacy laws require the categories of recipients. Without them nobody can tell where the data goes.',
	market: 'Recipients by category: hosting, payment, analytics, e-mail, support, advertising, advisers.',
	action: 'name the categories of recipients and what each does with the data',
	reason: 'Users may ask who has their data.',
	fallback: 'Link to a current list of vendors.',
	replacement: recipientsClause,
	decideBy: 'you',
} as const
