import { expect, test } from 'vitest'
import type { RuleJudgement } from './rule-judgements.ts'
import { disagreements, heldBack, ruleScores } from './rule-scores.ts'

function judgement(own: Partial<RuleJudgement>): RuleJudgement {
	return {
		contract: 'nda/one',
		rule: 'nda.term',
		playbook: 'nda',
		expected: 'nothing',
		outcome: 'passed',
		words: null,
		quotes: [],
		inPlace: null,
		...own,
	}
}

const judgements = [
	judgement({ expected: 'flagged', outcome: 'flagged', words: 'for ever', quotes: ['for ever and a day'], inPlace: true }),
	judgement({ contract: 'nda/two', expected: 'absent', outcome: 'passed' }),
	judgement({ contract: 'nda/two', rule: 'general.blanks', playbook: 'general', outcome: 'flagged', quotes: ['[●]'] }),
	judgement({ rule: 'general.blanks', playbook: 'general', outcome: 'undecided' }),
]

test('each pair of rule and contract counts once: in all, by playbook and by rule', () => {
	const scores = ruleScores(judgements)
	expect(scores).toMatchObject({ contracts: 2, judgements: 4, in_place: 1, total: { right: 1, wrong: 1, missed: 1 } })
	expect(scores.playbooks).toMatchObject({ general: { right: 0, wrong: 1, missed: 0 }, nda: { precision: 1, recall: 0.5 } })
	expect(Object.keys(scores.rules)).toEqual(['general.blanks', 'nda.term'])
})

test('every second contract of a folder is held back, and the halves are scored apart', () => {
	expect([...heldBack(['nda/two', 'nda/one', 'lease/a', 'nda/three', 'lease/b'])].sort()).toEqual(['lease/b', 'nda/three'])
	expect(ruleScores(judgements).halves).toMatchObject({
		looked_at: { right: 1, wrong: 0, missed: 0 },
		held_back: { right: 0, wrong: 1, missed: 1 },
	})
})

test('something missing that is reported as wrong is still right', () => {
	expect(ruleScores([judgement({ expected: 'absent', outcome: 'flagged' })]).total).toMatchObject({ right: 1, wrong: 0, missed: 0 })
})

test('disagreements are listed by rule with the words of both sides', () => {
	expect(disagreements([...judgements, judgement({ rule: 'nda.care', expected: 'flagged', words: 'utmost care' })])).toBe(
		[
			'general.blanks | nda/two | expected nothing | got flagged | found: "[●]"',
			'nda.care | nda/one | expected flagged | got passed | label: "utmost care"',
			'nda.term | nda/two | expected absent | got passed',
			'',
		].join('\n'),
	)
})
