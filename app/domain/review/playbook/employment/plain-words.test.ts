import { type PlainWords, testPlainWords } from '#tests/fixtures/plain-words.ts'
import { employmentRules } from './employment-rules.ts'

const flagged: PlainWords = [
	[
		'employment.quit_fee',
		'Employment Agreement',
		[
			'7. An Employee who resigns in the first two years reimburses the costs of the visa.',
			'7. If the Employee leaves before 1 May 2027, $5,000 is deducted from the last pay.',
			'7. Whoever leaves early pays back the tuition.',
			'7. Resignation within a year triggers a penalty of one month’s salary.',
			'7. The cost of recruiting a successor is borne by an Employee who quits.',
		],
	],
	[
		'employment.protected_disclosures',
		'Employment Agreement',
		[
			'8. Salaries are confidential and may not be discussed among staff.',
			'8. The Employee turns to no court or agency before the Company has given leave.',
			'8. The Employee keeps all business matters secret.',
			'8. Any complaint must first be brought to the Company and not to any authority.',
		],
	],
	[
		'employment.ip_timing',
		'Independent Contractor Agreement',
		[
			'4. Until the invoice has been settled, all rights stay with the Contractor.',
			'4. The Client may use the designs once they have been paid for; until then they remain the property of the Contractor.',
			'3. The Contractor hereby assigns the software.\n4. The Contractor may have the work done by third persons.',
		],
	],
	[
		'employment.contractor_control',
		'Independent Contractor Agreement',
		[
			'2. The Contractor is present in the office every weekday from 8.30 to 17.30.',
			'2. The Contractor takes instructions from the team lead on how to do each task.',
			'2. During the term the Contractor serves no one but the Company.',
		],
	],
	[
		'employment.equity',
		'Offer Letter',
		[
			'We give you two percent of the company.',
			'You get 1% of our shares after a year.',
			'You will also be granted 40,000 options at $0.05 each.',
		],
	],
	['employment.terms', 'Offer Letter', ['Your pay will be discussed later.', 'You start on June 1. The salary is competitive.']],
]

const fine: PlainWords = [
	[
		'employment.quit_fee',
		'Employment Agreement',
		['7. If the Employee leaves before 1 May 2027, unused leave is paid out.', '7. On leaving, the Company pays $5,000 as severance.'],
	],
]

testPlainWords(employmentRules, flagged, fine)
