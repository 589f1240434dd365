import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, flagged, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { holding, staying } from './sides.ts'
import { vestingSchedule } from './vesting-schedule.ts'
import { creditForPastWork } from './vesting.ts'

const anchor = longPattern('i')`
	\b(?:from|after|of|on|since|following|begin\w*|commenc\w+|starting|starts?|measured|as\s+of|runs?|anniversary\s+of|is|:)\s+
	(?:\w+\s+){0,3}?(?:
		(?:the\s+|this\s+|its\s+|their\s+|such\s+|his\s+|her\s+|your\s+)?(?:
			"?effective\s+date|date\s+(?:of|hereof|first|on\s+which|stated)|closing(?:\s+date)?|incorporation|formation|grant(?:\s+date)?
			|signing|signature|issuance|issue\s+date|purchase\s+date|start\s+date|transfer\s+date|agreement\s+date|first\s+day\s+of
		)
		|hereof|(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d
		|\d{1,2}\s+(?:January|February|March|April|May|June|July|August|September|October|November|December)|\d{4}-\d{2}-\d{2}
		|\d{1,2}\/\d{1,2}\/\d{2,4}|today
	)
`
const startTerm = /\bvesting\s+(?:commencement|start(?:ing)?|reference|begin(?:ning)?)\s*(?:dates?)?\b/i
const startDate = longPattern('g')`
	\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{1,2},?\s+\d{4}
	|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b
`

/** An agreement made on a day says nothing of vesting. */
const noVestingTalk = /\bis\s+(?:made|entered)\b|\bdated\b/i

const startMarket = 'Each schedule states its commencement date. An earlier date gives credit for past work.'
const startClause = 'The "Vesting Commencement Date" of each Founder is the date of this Agreement.'

const leftOpen = {
	kind: 'ambiguous',
	severity: 'medium',
	says: 'The start of a founder’s vesting is left to somebody’s choice.',
	why: 'Until that choice is made nothing vests, and a few months can be a few percent of the company.',
	market: startMarket,
	action: 'specify the vesting commencement date of each founder',
	reason: 'Everyone has to count from the same day.',
	replacement: startClause,
} as const

const leftToChoice = /\bwhen(?:ever)?\s+(?:\w+\s+){1,3}(?:sees?\s+fit|chooses?|likes?|decides?)\b/i

export const vestingStart: Rule = {
	id: 'cofounder.vesting_start',
	playbook: 'cofounder',
	title: 'Vesting commencement date',
	basis: { kind: 'S', source: 'Cooley GO founder stock documents' },
	protects: [...holding, ...staying],
	stake: 8,
	decide(input) {
		const schedule = vestingSchedule(input)
		if (!schedule || (schedule.months === null && !startTerm.test(visibleText(input)))) return notApplicable
		const mention = wording(input, startTerm)
		const blank = factsNamed(input, 'blank').find((gap) => {
			const sentence = input.structure.sentences.find(({ start, end }) => gap.start >= start && gap.start < end)
			return (
				sentence !== undefined &&
				startTerm.test(sentence.text) &&
				/\b(?:is|means|shall\s+be|:|on|of|from)[^.;]{0,60}$/i.test(sentence.text.slice(0, gap.start - sentence.start))
			)
		})
		if (blank) {
			return flagged({
				severity: 'medium',
				span: blank,
				says: 'The vesting commencement date is blank.',
				why: 'Without it nobody can say how many shares have vested.',
				market: startMarket,
				action: 'fill in the vesting commencement date of each founder',
				reason: 'Everyone has to count from the same day.',
				decideBy: 'you',
			})
		}
		const uneven = differentStarts(input)
		if (uneven) {
			return flagged({
				kind: 'contradictory',
				severity: 'medium',
				span: uneven.span,
				says: `The vesting commencement dates differ (${uneven.dates.join(' and ')}), and no reason is given.`,
				why: 'If it is an error, one founder loses months of vesting.',
				market: startMarket,
				action: 'use one vesting commencement date, or state what earlier work the earlier date reflects',
				reason: 'A difference without a reason looks like an error.',
				replacement: startClause,
				decideBy: 'you',
			})
		}
		// A date that one side may choose for somebody is none.
		if (leftToChoice.test(schedule.words)) {
			const chosen = wording(input, leftToChoice)
			return chosen && /\b(?:period|vest\w*|schedule|begin\w*|starts?)\b/i.test(chosen.sentence.text)
				? flagged({ ...leftOpen, span: chosen })
				: undecided
		}
		if (mention && definesStart(input)) return passed(mention)
		const counted = schedule.words.replace(new RegExp(startTerm.source, 'gi'), ' ')
		if (anchor.test(counted))
			return passed(mention ?? schedule.sentences.find(({ text }) => anchor.test(text)) ?? wording(input, anchor, noVestingTalk))
		const span = mention ?? null
		if (span) {
			return flagged({
				kind: 'ambiguous',
				severity: 'medium',
				span,
				says: 'The vesting commencement date is referred to and never specified.',
				why: 'A few months can be a few percent of the company.',
				market: startMarket,
				action: 'specify the vesting commencement date of each founder',
				reason: 'Everyone has to count from the same day.',
				replacement: startClause,
			})
		}
		return absent({
			severity: 'medium',
			says: 'The vesting schedule has no commencement date.',
			why: 'A few months can be a few percent of the company.',
			market: startMarket,
			action: 'specify the vesting commencement date of each founder',
			reason: 'Everyone has to count from the same day.',
			replacement: startClause,
		})
	},
}

function definesStart({ structure }: RuleInput): boolean {
	return structure.sentences.some(({ text }, index) => {
		if (!startTerm.test(text)) return false
		const words = text.replace(
			longPattern('gi')`
				\b(?:anniversary|month\w*|year\w*|each|after|from|before|following)\s+(?:\w+\s+){0,3}
				(?:the\s+|his\s+|her\s+|their\s+|such\s+|your\s+)?"?vesting\s+(?:commencement|start\w*)\s+date
			`,
			' ',
		)
		const defined =
			longPattern('i')`
				\bvesting\s+(?:commencement|start\w*|reference|begin\w*)\s*(?:dates?)?"?\)?[^.;]{0,80}?\b
					(?:is|are|means?|shall\s+be|will\s+be|refers\s+to)\b
				|\bvesting\s+(?:commencement|start\w*)\s+dates?"?\s*(?::|\||—|–|-|\()
			`.test(words) || /\(\s*(?:the\s+|each,?\s+a\s+|his\s+|her\s+|such\s+)?"vesting\s+(?:commencement|start)/i.test(text)
		if (defined) return true
		startDate.lastIndex = 0
		return (
			startDate.test(text) ||
			(/\bvesting\s+(?:starts|begins|commences|commencing|starting|beginning)\b/i.test(text) && anchor.test(text)) ||
			(/^\W*vesting\s+(?:commencement|start\w*)\s+date\W*$/i.test(text) &&
				new RegExp(startDate.source).test(
					structure.sentences
						.slice(index + 1, index + 7)
						.map((next) => next.text)
						.join(' '),
				))
		)
	})
}

function differentStarts(input: RuleInput) {
	const lines = input.structure.sentences.filter(
		({ text }) => startTerm.test(text) || /\bvest(?:s|ing)?\s+(?:starts?|begins?|commences?|from|since)\b/i.test(text),
	)
	const dates = [...new Set(lines.flatMap(({ text }) => text.match(startDate) ?? []))]
	const [line] = lines.filter(({ text }) => new RegExp(startDate.source).test(text))
	const reason = lines.some(
		({ text }) =>
			creditForPastWork.test(text) ||
			/\b(?:joined|began\s+(?:work|serv)|reflect\w*|recogni\w+|because|since\s+(?:he|she|they)|in\s+view\s+of|effective\s+date\b[^.]{0,20}\bdated)\b/i.test(
				text,
			),
	)
	if (!line || dates.length < 2 || reason) return null
	return { span: { start: line.start, end: Math.min(line.end, line.start + 420) }, dates: dates.slice(0, 2) }
}
