import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { advisorRules } from './advisor/advisor-rules.ts'
import { cofounderRules } from './cofounder/cofounder-rules.ts'
import { employmentRules } from './employment/employment-rules.ts'
import { wording } from './passages.ts'
import { sureLabel } from './sure-label.ts'

const text =
	'This Agreement is between Heronbyte, Inc. (the "Company") and Noor Haddad (the "Employee").\n\nThe code is for the shop.\n\nWhat Noor draws shall rest with Heronbyte.\n\nNoor holds 500 shares.'

function labelled(category: string, score: number) {
	const input = ruleInput(text, category === 'Ip Ownership Assignment' ? 'Invention Assignment Agreement' : null)
	const start = text.indexOf('What')
	return { ...input, readings: { ...input.readings, labels: [{ name: category, score, start, end: start + 42 }] } }
}

test.each([
	[employmentRules, 'employment.present_assignment', 'Ip Ownership Assignment'],
	[cofounderRules, 'cofounder.ip_assignment', 'Ip Ownership Assignment'],
	[cofounderRules, 'cofounder.transfer_limits', 'Rofr/Rofo/Rofn'],
	[advisorRules, 'advisor.ending', 'Termination For Convenience'],
] as const)('a clause of which the classifier is sure is not called missing (%#)', (rules, id, category) => {
	const decide = (score: number) => rules.find((rule) => rule.id === id)?.decide(labelled(category, score)).outcome
	expect(decide(0.9)).toBe('undecided')
	expect(decide(0.4)).toBe('absent')
})

test('a label on words that are read as something else counts for nothing', () => {
	const input = labelled('Ip Ownership Assignment', 0.9)
	expect(sureLabel(input, 'Ip Ownership Assignment')).not.toBeNull()
	expect(sureLabel(input, 'Ip Ownership Assignment', wording(input, /draws/))).toBeNull()
})
