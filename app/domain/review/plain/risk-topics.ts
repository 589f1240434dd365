import type { ClauseWords } from './clause-words.ts'
import type { Topic } from './topic.ts'

export const riskTopics: readonly Topic[] = [
	{
		name: 'Exclusion of indirect loss',
		heading: /consequential|indirect|exclusion of (?:certain )?damages/i,
		body: /\b(?:indirect|consequential|incidental|special|punitive)\b[^.]{0,80}\bdamages?\b(?![^.]{0,400}\b(?:exceed|limited to)\b)/i,
		say: (c) => `${subjectOfLimit(c)} for knock-on losses such as lost profits${c.has(/except|other than|excluding/i) ? ', apart from the exceptions named' : ''}.`,
	},
	{
		name: 'Limit of liability',
		heading: /limit\w* (?:of|on) (?:\w+ )?liabilit|liabilit\w* (?:cap|limit)|^liability$|damages cap/i,
		body: /\bliabilit\w*\b[^.]{0,200}\b(?:exceed|limited to|capped)\b/i,
		say: (c) => (capWords(c) ? `The most that ${c.mutual ? 'either side' : 'one side'} can owe is ${capWords(c)}${c.has(/except|other than|shall not apply|excluding/i) ? ', apart from the exceptions named' : ''}.` : `This limits what ${c.mutual ? 'the sides' : 'one side'} can be made to pay.`),
		watch: 'Check that the limit protects you too, not only the other side.',
	},
	{
		name: 'Indemnity',
		heading: /indemni|hold harmless/i,
		body: /\bindemnif(?:y|ies|ication)\b|\bhold harmless\b/i,
		say: (c) => `${c.mutual ? 'Each side' : c.who} must cover the other's losses and legal costs${c.has(/third[- ]party/i) ? ' when an outsider sues' : ''}${c.mutual ? '' : c.has(/infring/i) ? ' over stolen intellectual property' : c.has(/breach/i) ? ' caused by a breach' : ''}${c.mutual && c.has(/negligen|misconduct|infring|breach|violat/i) ? ', in the cases named' : ''}.`,
		watch: 'An indemnity can cost far more than the contract is worth.',
	},
	{
		name: 'Disclaimer of warranties',
		heading: /disclaim|no warrant|as is/i,
		body: /\bas[\s-]is\b(?=["”'’,.;)]|\s(?:basis|and|where|without)\b)|\bdisclaims?\b[^.]{0,60}\bwarrant|\bno (?:representation|warrant)/i,
		say: (c) => `${c.has(/\bas[\s-]is\b(?=["”'’,.;)]|\s(?:basis|and|where|without)\b)/i) ? 'It comes as it is' : 'No promise is made about quality'}: apart from what is written here, there is no guarantee that it works, fits a purpose or breaks no rights.`,
	},
	{
		name: 'Warranty',
		heading: /warrant(?:y|ies)/i,
		body: /\bwarrants? (?:that|to)\b/i,
		say: (c) => `${c.who} promises that what it says or delivers is right${c.anyTime ? `, for ${c.anyTime}` : ''}.`,
	},
	{
		name: 'Representations',
		heading: /representations?/i,
		body: /\brepresents?(?:,| and warrants?| that)\b/i,
		say: (c) => `${c.who} states that the listed facts are true. If they are not, that is a breach.`,
	},
	{
		name: 'Insurance',
		heading: /insurance/i,
		body: /\b(?:maintain|carry|procure|obtain)\b[^.]{0,80}\binsurance\b/i,
		say: (c) => `${c.who} must keep insurance${c.money() ? ` of at least ${c.money()}` : ''}.`,
	},
	{
		name: 'Liquidated damages',
		heading: /liquidated damages|penalt/i,
		body: /\bliquidated damages\b/i,
		say: (c) => `A breach costs a fixed sum${c.money() ? ` of ${c.money()}` : ''}, whatever the real loss is.`,
	},
	{
		name: 'Force majeure',
		heading: /force majeure|acts? of god|excusable delay/i,
		body: /\bforce majeure\b|\bacts? of god\b|beyond (?:its|the|their) reasonable control/i,
		say: (c) => `Nobody is in breach for delays caused by events outside their control${c.anyTime ? `; after ${c.anyTime} further rights apply` : ''}.`,
	},
	{
		name: 'Personal guarantee',
		heading: /personal(?:ly)? guarant|guarantor|guarant(?:y|ee)/i,
		body: /\bguarantor\b|personally (?:guarantee|liable)/i,
		say: () => 'A person or another company promises to pay if the first one does not.',
		watch: 'This can put your private assets at risk.',
	},
	{
		name: 'Default',
		heading: /events? of default|^default/i,
		body: /\bevents? of default\b/i,
		say: (c) => `This lists what counts as a default${c.time('cure_period') ? `, with ${c.time('cure_period')} to put some of them right` : ''}.`,
	},
	{
		name: 'Covenant not to sue',
		heading: /covenant not to sue|release|waiver of claims/i,
		body: /\bcovenants? not to sue\b|\breleases?\b[^.]{0,60}\bfrom (?:any and )?all claims/i,
		say: (c) => `${c.who} gives up claims against the other side.`,
	},
]

function subjectOfLimit(c: ClauseWords): string {
	return c.has(/\b(?:neither|no|either) party\b|\bin no event (?:shall|will) either\b/i) ? 'Neither side has to pay' : 'One side does not have to pay'
}

function capWords(c: ClauseWords): string {
	const money = c.money('liability_cap')
	const value = c.value('liability_cap')
	const fees = /^\d+$/.test(value) && !money ? `the fees of ${value} months` : value === 'fees paid' ? 'the fees paid' : ''
	return [money, fees].filter(Boolean).join(' or ')
}
