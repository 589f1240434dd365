import { absent, flagged, notApplicable, passed } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { visibleText, wording } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { vestingSchedule } from './vesting-schedule.ts'
import { creditForPastWork } from './vesting.ts'

const anchor =
	/\b(?:from|after|of|on|since|following|begin\w*|commenc\w+|starting|starts?|measured|as\s+of|runs?|anniversary\s+of|is|:)\s+(?:\w+\s+){0,3}?(?:(?:the\s+|this\s+|its\s+|their\s+|such\s+|his\s+|her\s+|your\s+)?(?:"?effective\s+date|date\s+(?:of|hereof|first|on\s+which|stated)|closing(?:\s+date)?|incorporation|formation|grant(?:\s+date)?|signing|signature|issuance|issue\s+date|purchase\s+date|start\s+date|transfer\s+date|agreement\s+date|first\s+day\s+of)|hereof|(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d|\d{1,2}\s+(?:January|February|March|April|May|June|July|August|September|October|November|December)|\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{2,4}|today)/i
const startTerm = /\bvesting\s+(?:commencement|start(?:ing)?|reference|begin(?:ning)?)\s*(?:dates?)?\b/i
const startDate = /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\s+\d{1,2},?\s+\d{4}|\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b/g

const startMarket = 'Each schedule names its start date. Past work gets credit by an earlier date, stated for each founder with the reason.'
const startClause = 'The "Vesting Start Date" of each Founder is the date of this Agreement. A Founder with an earlier date is named here with that date and the past work it stands for.'

export const vestingStart: Rule = {
	id: 'cofounder.vesting_start',
	playbook: 'cofounder',
	title: 'Vesting starts on a stated date',
	basis: { kind: 'S', source: 'Cooley GO founder stock papers' },
	decide(input) {
		const schedule = vestingSchedule(input)
		if (!schedule || (schedule.months === null && !startTerm.test(visibleText(input)))) return notApplicable
		const mention = wording(input, startTerm)
		const blank = factsNamed(input, 'blank').find((gap) => {
			const sentence = input.structure.sentences.find(({ start, end }) => gap.start >= start && gap.start < end)
			return sentence !== undefined && startTerm.test(sentence.text) && /\b(?:is|means|shall\s+be|:|on|of|from)[^.;]{0,60}$/i.test(sentence.text.slice(0, gap.start - sentence.start))
		})
		if (blank) {
			return flagged({
				severity: 'medium',
				span: blank,
				says: {
					friendly: 'The day on which vesting starts is still blank. Fill it in before anyone signs.',
					neutral: 'The start date of vesting is blank.',
					legal: 'The vesting commencement date has not been completed.',
				},
				why: 'Without it nobody can say how many shares a founder has earned, and a fight about it costs fees.',
				market: startMarket,
				action: 'fill in the start date of vesting for each founder',
				reason: 'We all need to count from the same day.',
				decideBy: 'you',
			})
		}
		const uneven = differentStarts(input)
		if (uneven) {
			return flagged({
				kind: 'contradictory',
				severity: 'medium',
				span: uneven.span,
				says: {
					friendly: `The founders start on different days (${uneven.dates.join(' and ')}), and the paper does not say why.`,
					neutral: `Vesting starts on ${uneven.dates.join(' for one founder and on ')} for another. No reason is given.`,
					legal: `The vesting commencement dates of the founders differ (${uneven.dates.join('; ')}) without stated reason.`,
				},
				why: 'If it is a slip, one founder loses months of shares. If it is meant, a line now avoids a fight later.',
				market: startMarket,
				action: 'use one start date, or state what past work the earlier date stands for',
				reason: 'A gap with no reason looks like a mistake.',
				replacement: startClause,
				decideBy: 'you',
			})
		}
		if (mention && definesStart(input)) return passed(mention)
		const counted = schedule.words.replace(new RegExp(startTerm.source, 'gi'), ' ')
		if (anchor.test(counted)) return passed(mention ?? wording(input, anchor))
		const span = mention ?? null
		if (span) {
			return flagged({
				kind: 'ambiguous',
				severity: 'medium',
				span,
				says: {
					friendly: 'Vesting counts from a start date that this paper never names.',
					neutral: 'The start date of vesting is used and never set.',
					legal: 'The vesting commencement date is referred to but not specified.',
				},
				why: 'Each side will pick the day that suits it. A few months can be a few percent of the company.',
				market: startMarket,
				action: 'name the start date of vesting for each founder',
				reason: 'We all need to count from the same day.',
				replacement: startClause,
			})
		}
		return absent({
			severity: 'medium',
			says: {
				friendly: 'Shares vest over time, but from which day? The paper does not say.',
				neutral: 'No start date for the vesting is stated.',
				legal: 'The vesting schedule has no commencement date.',
			},
			why: 'Each side will pick the day that suits it. A few months can be a few percent of the company.',
			market: startMarket,
			action: 'name the start date of vesting for each founder',
			reason: 'We all need to count from the same day.',
			replacement: startClause,
		})
	},
}

/** A sentence, or a line of a table, that gives the start date a day or an event to count from. */
function definesStart({ structure }: RuleInput): boolean {
	return structure.sentences.some(({ text }, index) => {
		if (!startTerm.test(text)) return false
		const words = text.replace(/\b(?:anniversary|month\w*|year\w*|each|after|from|before|following)\s+(?:\w+\s+){0,3}(?:the\s+|his\s+|her\s+|their\s+|such\s+|your\s+)?"?vesting\s+(?:commencement|start\w*)\s+date/gi, ' ')
		const defined = /\bvesting\s+(?:commencement|start\w*|reference|begin\w*)\s*(?:dates?)?"?\)?[^.;]{0,80}?\b(?:is|are|means?|shall\s+be|will\s+be|refers\s+to)\b|\bvesting\s+(?:commencement|start\w*)\s+dates?"?\s*(?::|\||—|–|-|\()/i.test(words) || /\(\s*(?:the\s+|each,?\s+a\s+|his\s+|her\s+|such\s+)?"vesting\s+(?:commencement|start)/i.test(text)
		if (defined) return true
		startDate.lastIndex = 0
		return startDate.test(text) || /\bvesting\s+(?:starts|begins|commences|commencing|starting|beginning)\b/i.test(text) && anchor.test(text) || (/^\W*vesting\s+(?:commencement|start\w*)\s+date\W*$/i.test(text) && new RegExp(startDate.source).test(structure.sentences.slice(index + 1, index + 7).map((next) => next.text).join(' ')))
	})
}

function differentStarts(input: RuleInput) {
	const lines = input.structure.sentences.filter(({ text }) => startTerm.test(text) || /\bvest(?:s|ing)?\s+(?:starts?|begins?|commences?|from|since)\b/i.test(text))
	const dates = [...new Set(lines.flatMap(({ text }) => text.match(startDate) ?? []))]
	const [line] = lines.filter(({ text }) => new RegExp(startDate.source).test(text))
	const reason = lines.some(({ text }) => creditForPastWork.test(text) || /\b(?:joined|began\s+(?:work|serv)|reflect\w*|recogni\w+|because|since\s+(?:he|she|they)|in\s+view\s+of|effective\s+date\b[^.]{0,20}\bdated)\b/i.test(text))
	if (!line || dates.length < 2 || reason) return null
	return { span: { start: line.start, end: Math.min(line.end, line.start + 420) }, dates: dates.slice(0, 2) }
}
