import type { Span } from '#app/domain/extraction/extracted-document.ts'
import { concealedText } from '../../concealed-text.ts'
import { flagged, notApplicable, passed, readYourself, undecided } from '../draft-finding.ts'
import { otherLanguagePercent } from '../../other-language.ts'
import { lookAlikeWords } from '#app/domain/review/type/look-alikes.ts'
import { legibleOf } from '../../reading-view.ts'
import type { Decision, Rule, RuleBasis, RuleInput } from '../rule.ts'
import { bareHeadings, omittedWords } from './omitted-words.ts'

const basis: RuleBasis = { kind: 'G', source: 'drafting practice' }

export const hiddenText: Rule = {
	id: 'general.hidden_text',
	playbook: 'general',
	title: 'No hidden text, no orders to software',
	basis,
	ofForm: { wholeFile: true, hiddenFromModel: true, weightless: true },
	underBalancedForm: {},
	stake: 1,
	decide({ document }: RuleInput) {
		const unseen = [...document.hiddenSpans, ...concealedText(document.text)]
			.filter(({ start, end }) => document.text.slice(start, end).trim() !== '')
			.sort((a, b) => a.start - b.start)
		const orders = legibleOf(document).orders()
		const hidden = unseen.filter((span) => !orders.some((order) => overlap(order, span)))
		const findings = [ordersToSoftware(orders, unseen), hiddenWords(hidden)].filter((finding) => finding !== null)
		const [first, ...more] = findings
		return first ? flagged(first, ...more) : passed()
	},
}

const removal = {
	kind: 'compliance',
	severity: 'high',
	why: 'It may be an old draft, or a trick. You could sign words you never saw, and pay for them.',
	market: 'A contract has no words that its reader can’t see.',
	action: 'remove this text, and explain why it was there',
	reason: 'We sign only what we can read.',
	decideBy: 'you',
} as const

function ordersToSoftware(orders: readonly Span[], unseen: readonly Span[]) {
	const [place] = orders
	if (!place) return null
	const isHidden = unseen.some((span) => overlap(span, place))
	return {
		...removal,
		span: shortened(place),
		says: {
			friendly: `Someone ${isHidden ? 'hid' : 'wrote'} orders for review software in this file. We did not follow them.${more(orders)}`,
			neutral: `The file holds ${isHidden ? 'hidden ' : ''}orders to review software. They were not followed.${more(orders)}`,
			legal: `The file contains ${isHidden ? 'concealed ' : ''}instructions directed at automated review; they were disregarded.${more(orders)}`,
		},
	}
}

function hiddenWords(hidden: readonly Span[]) {
	const [place] = hidden
	if (!place) return null
	return {
		...removal,
		span: shortened(place),
		says: {
			friendly: `There is text in this file that you can’t see when you read it. We left it out.${more(hidden)}`,
			neutral: `The file holds hidden text. It was left out of this review.${more(hidden)}`,
			legal: `The file contains concealed text, which was disregarded in this review.${more(hidden)}`,
		},
	}
}

function more(places: readonly Span[]) {
	return places.length > 1 ? ' There is more than one such place.' : ''
}

function overlap(a: Span, b: Span) {
	return a.start < b.end && b.start < a.end
}

function shortened({ start, end }: Span) {
	return { start, end: Math.min(end, start + 420) }
}

export const lookAlikes: Rule = {
	id: 'general.look_alikes',
	playbook: 'general',
	title: 'Letters are what they seem',
	basis,
	ofForm: { wholeFile: true, hiddenFromModel: true, weightless: true },
	underBalancedForm: {},
	stake: 1,
	decide({ document }) {
		const words = lookAlikeWords(document.text)
		const [first] = words
		if (!first) return passed()
		const { plain } = first
		return flagged({
			kind: 'compliance',
			severity: 'medium',
			span: { start: first.start, end: first.end },
			says: {
				friendly: `"${plain}" is spelled with odd letters that look the same, or with signs that nobody sees. A search would miss it.`,
				neutral: `${words.length} word${words.length === 1 ? ' has' : 's have'} odd letters or unseen signs inside, such as "${plain}".`,
				legal: `Homoglyphs or zero-width characters occur in ${words.length} word${words.length === 1 ? '' : 's'}, beginning with "${plain}".`,
			},
			why: 'It can hide a word from a search or a review, and so a cost from you.',
			market: 'Plain letters only.',
			action: `retype "${plain}" in plain letters`,
			reason: 'Search must find each word.',
		})
	},
}

export const pagesRead: Rule = {
	id: 'general.pages_read',
	playbook: 'general',
	title: 'Every page was read',
	basis,
	ofForm: { wholeFile: true, hiddenFromModel: true },
	underBalancedForm: {},
	stake: 1,
	decide({ document }) {
		const pages = document.pagesNotRead.map(({ page }) => page)
		if (pages.length === 0) return wholeText(document)
		const list = pages.slice(0, 12).join(', ') + (pages.length > 12 ? ' …' : '')
		const which = pages.length === 1 ? `Page ${list} was` : `Pages ${list} were`
		return {
			outcome: 'flagged',
			findings: [
				{
					kind: 'missing',
					severity: 'high',
					span: null,
					says: {
						friendly: `${which} not read, so this review is not complete. Send a sharper copy.`,
						neutral: `${which} not read. This review does not cover ${pages.length === 1 ? 'it' : 'them'}.`,
						legal: `${which} illegible and excluded from this review.`,
					},
					why: 'A cost or a duty may stand just there.',
					market: 'A paper is read in full before it is signed.',
					action: `read page${pages.length === 1 ? '' : 's'} ${list} yourself, or upload a sharper copy`,
					ask: {
						friendly: 'Could you please send the Word file or a sharper copy? Some pages can’t be read.',
						neutral: 'Please send the Word file or a sharper copy. Some pages can’t be read.',
						legal: 'We request a legible copy prior to execution. Certain pages could not be read.',
					},
					fallback: null,
					replacement: null,
					decideBy: 'you',
				},
			],
		}
	},
}

/** Each page of the file was read; whether the file has all of the paper, only its own words tell. */
function wholeText(document: RuleInput['document']): Decision {
	const { text } = legibleOf(document)
	const omitted = omittedWords(text)
	if (omitted) return readYourself('The paper says that words or pages are left out: ask for the full text.', omitted)
	const bare = bareHeadings({ text, paragraphs: document.paragraphs })
	if (bare) return readYourself('These headings have no text: ask for the full paper.', shortened(bare))
	// What is in another language was not read, whatever its pages are.
	return otherLanguagePercent(text) > 0 ? undecided : passed()
}

export const markup: Rule = {
	id: 'general.markup',
	playbook: 'general',
	title: 'No open changes and no notes in the margin',
	basis,
	ofForm: { wholeFile: true, hiddenFromModel: true, openItem: true },
	underBalancedForm: {},
	stake: 1,
	decide({ document }) {
		if (document.mediaType === 'application/pdf' && document.comments.length === 0 && document.trackedChanges === 0) return notApplicable
		const parts = [
			document.trackedChanges > 0 ? `${document.trackedChanges} tracked change${document.trackedChanges === 1 ? '' : 's'}` : null,
			document.comments.length > 0 ? `${document.comments.length} comment${document.comments.length === 1 ? '' : 's'}` : null,
		].filter((part) => part !== null)
		if (parts.length === 0) return passed()
		const list = parts.join(' and ')
		const anchored = document.comments
			.map(({ paragraphId }) => document.paragraphs.find(({ id }) => id === paragraphId))
			.find((paragraph) => paragraph !== undefined)
		const place = anchored ?? document.paragraphs.find(({ start, end }) => end > start)
		if (!place) return passed()
		return flagged({
			kind: 'compliance',
			severity: 'low',
			span: shortened(place),
			says: {
				friendly: `The file still carries ${list}. We read it as if all were accepted; check that this is the final text.`,
				neutral: `The file carries ${list}. It was read as if all changes were accepted.`,
				legal: `The file contains ${list}; it was reviewed as if all revisions were accepted.`,
			},
			why: 'The two sides may not see the same text. Notes may also give away what you would pay.',
			market: 'The final file is clean.',
			action: `clear the ${list}`,
			reason: 'Both sides should sign the same text.',
			decideBy: 'you',
		})
	},
}
