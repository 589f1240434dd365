import { longPattern } from '#app/domain/text/long-pattern.ts'
import { absent, notApplicable, passed, undecided } from '../draft-finding.ts'
import { factsNamed } from '../measures.ts'
import { sentenceAt, visibleText } from '../passages.ts'
import type { Rule, RuleInput } from '../rule.ts'
import { isAgreement, isAmendment, isPolicy } from './document-kinds.ts'

const counted = longPattern()`
	\b(?:from|of|after|following|on|upon|as\s+of|since)\s+the\s+(?:Effective|Commencement|Start)\s+Date\b
	|(?<!\b(?:at|on|as\s+of)\s)(?:\bthe\s+date\s+of\s+this\s+(?:[Aa]greement|[Cc]ontract)\b|\bthe\s+date\s+hereof\b)
`
const defined = longPattern('i')`
	["“”'](?:Effective|Commencement|Start)\s+Date["“”']
	|\b(?:Effective|Commencement|Start)\s+Date["”]?\s*(?:\||:|means|is|shall\s+(?:be|mean))
	|\b(?:takes?\s+effect|effective|enters?\s+into\s+force|commences?)\s+(?:on|upon|as\s+of|when)\b
	|\b(?:Effective|Commencement|Start)\s+Date,?\s+(?:being|which|when)\b
	|\bdate\s+of\s+(?:the\s+)?(?:last\s+)?signature\b
	|\bdate\s+(?:first\s+)?(?:above\s+)?(?:written|signed|set\s+forth)\b
	|\b(?:dated|made|entered\s+into)\s+(?:as\s+of|on|this)\b|\bdated?\s*:|\blast\s+date\b|\bday\s+of\s+_
	|\b(?:this|effective\s+this)\s+day\s+of\b
	|\b(?:cover\s+page|order\s+form|key\s+terms)\b
`

export const effectiveDate: Rule = {
	id: 'general.effective_date',
	playbook: 'general',
	title: 'The agreement says when it takes effect',
	basis: { kind: 'G', source: 'drafting practice' },
	ofForm: { openItem: true },
	underBalancedForm: {},
	stake: 1,
	standard: 'The effective date is a date on page one, or the date of the last signature.',
	wording: { clause: { heading: 'Effective Date', said: /\btakes? effect\b|\beffective (?:on|as of|upon)\b/i } },
	decide(input) {
		if (isPolicy(input) || !isAgreement(input)) return notApplicable
		const date = factsNamed(input, 'effective_date').find((fact) => !saysOfAnother(input, fact))
		if (date) return passed(date)
		const text = visibleText(input)
		const start = counted.exec(text)
		if (!start) return notApplicable
		if (
			defined.test(text) ||
			isAmendment(input) ||
			factsNamed(input, 'date').length > 0 ||
			factsNamed(input, 'blank').some((blank) =>
				/\bdate\b|\bday\s+of\b|\b20\s*$/i.test(text.slice(Math.max(0, blank.start - 60), blank.end + 20)),
			)
		)
			return undecided
		return absent({
			severity: 'low',
			says: `Periods run from "${start[0].replace(/\s+/g, ' ')}", but no date is given.`,
			why: 'Without a start date, notice periods and the end of the term are open to dispute.',
			market: 'The effective date is a date on page one, or the date of the last signature.',
			action: 'state the effective date',
			reason: 'Both of us need to know when the term starts.',
			// Who may still revoke is bound later than on the day of signature.
			// A term that starts on another date is not settled by the date of signature.
			replacement:
				/\brevo(?:ke|cation)\b/i.test(text) || /Commencement|Start/.test(start[0])
					? null
					: 'This Agreement takes effect on the date of the last signature below (the "Effective Date").',
		})
	},
}

function saysOfAnother(input: RuleInput, fact: { start: number; end: number }) {
	const sentence = sentenceAt(input, fact)?.text ?? ''
	return (
		/\b(?:that\s+certain|certain|original|prior|existing|amend(?:s|ed|ment)|reference\s+is\s+(?:hereby\s+)?made|pursuant\s+to|under\s+the)\b/i.test(
			sentence.slice(0, 400),
		) && !/\b(?:this|the\s+present)\s+(?:\w+\s+){0,4}(?:agreement|amendment|contract|letter|lease)\b/i.test(sentence)
	)
}
