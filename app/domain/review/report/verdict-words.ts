import type { ReviewTone, Verdict } from './report.ts'

type Words = (name: string, high: number, medium: number, all: number) => string

/**
 * The sentence of each verdict; `complete` where the terms are balanced and only blanks or attachments are open,
 * `unfinished` where these are open in a document of which much was not checked, `undecided` where no check came to a
 * decision.
 */
export const verdictWords: Record<Verdict | 'complete' | 'unfinished' | 'undecided', Record<ReviewTone, Words>> = {
	sign: {
		friendly: (name, _high, _medium, all) =>
			`Good news: the terms of ${name} are balanced${all > 0 ? `, with ${all === 1 ? 'one small point' : 'a few small points'} to tidy up` : ''}.`,
		neutral: (name, _high, _medium, all) =>
			all === 0
				? `You can sign ${name}: its terms are balanced, and the checks below raised no point.`
				: `You can sign ${name}: its terms are balanced, with ${count(all, 'small point')} to tidy up.`,
		legal: (name) => `The terms of ${name} are balanced: the review disclosed no material deviation from market terms.`,
	},
	complete: {
		friendly: (name, high, medium) => `The terms of ${name} are balanced. Complete ${count(high + medium, 'open item')} before you sign.`,
		neutral: (name, high, medium) =>
			`The terms of ${name} are balanced, but ${count(high + medium, 'open item')} must be completed before signing.`,
		legal: (name, high, medium) =>
			`The terms of ${name} are balanced; execution should await completion of ${count(high + medium, 'open item')}.`,
	},
	unfinished: {
		friendly: (name, high, medium) =>
			`Complete ${count(high + medium, 'open item')} before you sign ${name}. Our checks raised no other serious point, but much was ` +
			'not checked: read it yourself.',
		neutral: (name, high, medium) =>
			`${capitalized(count(high + medium, 'open item'))} must be completed before signing ${name}. The checks that could be made raised no other ` +
			'serious point, but much was not checked: read it yourself.',
		legal: (name, high, medium) =>
			`Execution of ${name} should await completion of ${count(high + medium, 'open item')}. The checks performed disclosed no other material ` +
			'deviation, but much was not reviewed and should be read in full.',
	},
	undecided: {
		friendly: (name) => `We could decide none of the checks for ${name}: read it yourself, or have a lawyer read it.`,
		neutral: (name) => `None of the checks could be decided for ${name}: read it yourself, or have a lawyer read it.`,
		legal: (name) => `No check could be decided for ${name}, which should be read in full, if need be by counsel.`,
	},
	negotiate: {
		friendly: (name, high, medium) =>
			high + medium === 0
				? `The checks that could be made raised no serious point, but much of ${name} was not checked: read it yourself.`
				: `Don’t sign ${name} yet: negotiate ${count(high + medium, 'point')} first${high > 0 ? `, ${high} of high severity` : ''}.`,
		neutral: (name, high, medium) =>
			high + medium === 0
				? `The checks that could be made raised no serious point, but much of ${name} was not checked: read it yourself.`
				: `Negotiate ${name} before signing: ${listed(high, 'high-severity point', medium, 'medium-severity point')} ` +
					`${high + medium === 1 ? 'is' : 'are'} open.`,
		legal: (name, high, medium) =>
			high + medium === 0
				? `The checks performed disclosed no material deviation, but much of ${name} was not reviewed and should be read in full.`
				: `Execution of ${name} is not advised until ${listed(high, 'high-severity matter', medium, 'medium-severity matter')} ` +
					`${high + medium === 1 ? 'has' : 'have'} been negotiated.`,
	},
	get_help: {
		friendly: (name, high) =>
			`Show ${name} to a lawyer before you sign${high > 0 ? `: ${count(high, 'point')} of high severity ${high === 1 ? 'is' : 'are'} open` : ''}.`,
		neutral: (name, high) =>
			`Get a lawyer’s help before signing ${name}${high > 0 ? `: ${count(high, 'high-severity point')} ${high === 1 ? 'is' : 'are'} open` : ''}.`,
		legal: (name, high) =>
			`Independent counsel should review ${name} before execution${high > 0 ? `, having regard to ${count(high, 'high-severity matter')}` : ''}.`,
	},
}

/** The sentences of a summary on what was not covered. */
export const limitWords = {
	opening: {
		friendly: 'Not fully checked.',
		neutral: 'Not fully checked.',
		legal: 'Not fully reviewed.',
	},
	pages: {
		friendly: (n: number) => `We could not read ${count(n, 'page')}, so read ${n === 1 ? 'it' : 'them'} yourself.`,
		neutral: (n: number) => `${capitalized(count(n, 'page'))} could not be read and ${n === 1 ? 'is' : 'are'} not covered.`,
		legal: (n: number) => `${capitalized(count(n, 'page'))} could not be read and ${n === 1 ? 'is' : 'are'} excluded from this review.`,
	},
	language: {
		friendly: (percent: number) => `About ${percent}% of the text is not in English. We did not review that part.`,
		neutral: (percent: number) => `About ${percent}% of the text is not in English and was not reviewed.`,
		legal: (percent: number) => `About ${percent}% of the text is in a language other than English and is excluded from this review.`,
	},
	unknown: {
		friendly: 'We could not tell what kind of document this is, so only the general checks were made.',
		neutral: 'The type of document was not recognized; only the general checks were made.',
		legal: 'The document could not be classified; only checks of general application were performed.',
	},
	party: {
		friendly: (name: string) => `We found no party called “${name}” in this document, so it was read for neither side.`,
		neutral: (name: string) => `No party called “${name}” was found in this document; it was read for neither side.`,
		legal: (name: string) => `No party named “${name}” was identified; the document was reviewed for neither side.`,
	},
	grave: {
		friendly: (n: number) =>
			`We could not judge ${count(n, 'passage')} that may cost you dearly: read ${n === 1 ? 'it' : 'them'} under ‘Read these yourself’.`,
		neutral: (n: number) =>
			`${capitalized(count(n, 'passage'))} of weight could not be judged; read ${n === 1 ? 'it' : 'them'} under ‘Read these yourself’.`,
		legal: (n: number) => `${capitalized(count(n, 'material passage'))} could not be assessed and should be read in full.`,
	},
	listed: {
		friendly: (n: number, grave: number) =>
			`We could not judge ${count(n, 'passage')}${grave > 0 ? `, ${grave} of which may cost you dearly` : ''}: ` +
			`read ${n === 1 ? 'it' : 'them'} under ‘Read these yourself’.`,
		neutral: (n: number, grave: number) =>
			`${capitalized(count(n, 'passage'))} could not be judged${grave > 0 ? `, ${grave} of them of weight` : ''}; ` +
			`read ${n === 1 ? 'it' : 'them'} under ‘Read these yourself’.`,
		legal: (n: number, grave: number) =>
			`${capitalized(count(n, 'passage'))}${grave > 0 ? `, ${grave} of them material,` : ''} could not be assessed and should be read in full.`,
	},
	thin: {
		friendly: 'We could decide few of the checks for this document, so read it yourself too.',
		neutral: 'Few of the checks for this type could be decided; read the document yourself.',
		legal: 'Few of the checks could be decided; the document should be read in full.',
	},
	general: {
		friendly: (name: string) => `We have no checklist of its own for ${withArticle(name)} yet, so only the general checks were made.`,
		neutral: (name: string) => `Only the general checks were made: there is no checklist of its own for ${withArticle(name)} yet.`,
		legal: (name: string) => `Only checks of general application were performed; there is no playbook for ${withArticle(name)}.`,
	},
	unfit: {
		friendly: (name: string) =>
			`Our checklist for ${withArticle(name)} does not fit this document: it is an amendment, or is meant for businesses or ` +
			'developers rather than consumers. Only the general checks were made.',
		neutral: (name: string) =>
			`Only the general checks were made: the checklist for ${withArticle(name)} does not fit an amendment, or terms for businesses or developers.`,
		legal: (name: string) =>
			`Only checks of general application were performed: the playbook for ${withArticle(name)} does not fit an amendment, ` +
			'or terms for businesses or developers.',
	},
} as const

/** "1 serious point and 3 lesser points"; without the kind where there are none of it. */
function listed(high: number, worse: string, medium: number, milder: string) {
	return [high > 0 ? count(high, worse) : null, medium > 0 ? count(medium, milder) : null].filter((part) => part !== null).join(' and ')
}

function count(n: number, noun: string) {
	return n === 0 ? `no ${noun}s` : `${n} ${noun}${n === 1 ? '' : 's'}`
}

/** "a SAFE", "an NDA", "an Office Lease": the article follows the sound. */
function withArticle(name: string) {
	return `${/^(?:[AEIOU]|NDA|83)/.test(name) && !/^(?:Uni|Use|Eu)/.test(name) ? 'an' : 'a'} ${name}`
}

function capitalized(words: string) {
	return words.charAt(0).toUpperCase() + words.slice(1)
}
