import { type PlainWords, testPlainWords } from '#tests/fixtures/plain-words.ts'
import { advisorRules } from './advisor-rules.ts'

const flagged: PlainWords = [
	[
		'advisor.vesting',
		'Advisor Agreement',
		[
			'2. The Advisor receives 20,000 shares, which are the Advisor’s own at once.',
			'2. You get an option over 20,000 shares that can be exercised right away.',
			'2. The Advisor is issued 20,000 fully paid shares on signing.',
		],
	],
	['advisor.equity_grid', 'Advisor Agreement', ['2. The Advisor is promised three per cent of the Company.', 'Equity: 2.5%']],
	['advisor.board_approval', 'Advisor Agreement', ['2. The founders hereby grant the Advisor options over 20,000 shares at $0.01 each.']],
	[
		'advisor.finder_fee',
		'Advisor Agreement',
		[
			'3. For each investor brought in by the Advisor we pay 5% of the sum.',
			'3. The Advisor earns a commission on money raised.',
			'3. The Advisor gets a success fee of $20,000 when the round closes.',
		],
	],
	[
		'advisor.ending',
		'Advisor Agreement',
		[
			'8. The engagement lasts three years. Early notice is excluded.',
			'8. Only the Advisor may end this.',
			'2. The Advisor gets 20,000 shares that vest over two years.\n8. Shares go on vesting after the engagement has ended.',
		],
	],
	[
		'advisor.acceleration',
		'Advisor Agreement',
		['2. The Advisor gets 20,000 shares that vest over two years. If the Company is sold, all of them vest at once.'],
	],
	['advisor.conflicts', 'Advisor Agreement', ['6. The Advisor may advise rivals too.', '6. The Advisor gives advice.']],
	[
		'advisor.duties',
		'Advisor Agreement',
		['1. The Advisor stands by the founders with word and deed.', '1. The Advisor makes reasonable efforts to be of help.'],
	],
]

testPlainWords(advisorRules, flagged)
