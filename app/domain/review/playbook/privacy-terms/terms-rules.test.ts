import { expect, test } from 'vitest'
import type { UnfairTermType } from '#app/domain/review/clauses/readings.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { termsRules } from './privacy-terms-rules.ts'

const plain = 'Heronbyte Inc. runs a planner for choirs.'
const fairChange = 'We may change these terms. We will e-mail you 30 days before a change takes effect.'
const fairRenewal = 'Your subscription of $5 a month renews automatically each month. You can cancel at any time in your account settings.'
const fairArbitration =
	'Disputes shall be resolved by binding arbitration. You may opt out of arbitration within 30 days by e-mail. Either of us may go to small claims court.'
const fairContent =
	'You keep your content. You grant us a licence to host and show your content solely to operate the service. To report copyright infringement, e-mail our agent.'

const cases: RuleCase[] = [
	{
		rule: 'privacy_terms.assent',
		finds: 'mere use counts as a yes',
		flags: [
			'By accessing or using the site, you agree to be bound by these terms.',
			'Use of the service constitutes acceptance of these terms.',
			'If you visit our site, you accept these conditions.',
		],
		accepts: ['By clicking "I agree" you accept these terms.', plain],
		nearMisses: [
			'By creating an account or using the service, you agree to these terms.',
			'By using the site you agree to these terms. Sign up to post songs.',
			'If you continue to use the service after a change, you accept the changed terms.',
			'You agree to use the service with care.',
		],
		failures: {
			'unusual place': {
				flags: '# Definitions\n"User" means anyone who opens the site and so is bound by this text.',
				accepts: '# Definitions\n"User" means anyone who ticks the box to accept this text.',
			},
		},
	},
	{
		rule: 'privacy_terms.change_notice',
		finds: 'the text changes with no notice',
		flags: [
			'We may amend these terms. The new text holds from the day on which it stands here, without any further word.',
			'We may modify these terms at any time without notice.',
			'Heronbyte reserves the right to amend this agreement at any time by posting the new text on the site.',
			'These terms may change from time to time. Please check back often.',
			'We may change these terms. We will notify you by e-mail. Changes apply retroactively.',
			'Heronbyte can reword these terms at will and has no duty to inform anyone.',
			'We may rewrite these terms and tell you by e-mail. The rewritten terms hold for past purchases too.',
		],
		accepts: [fairChange, plain],
		nearMisses: [
			'You may not modify these terms.',
			'We may update the app. This agreement may be changed only in a writing signed by both parties.',
			'You can change your account settings at any time.',
			'We may change these terms without notice in the following cases: a court orders it. We e-mail you all other changes to these terms in advance.',
		],
		failures: {
			'unusual place': {
				flags: '# Contact\nWrite to us. We can revise these terms whenever we like.',
				accepts: `# Contact\nWrite to us. ${fairChange}`,
			},
			'several conditions': {
				flags: `${fairChange} We may raise our fees at any time without notice, and may change prices without notice.`,
				accepts: fairChange,
			},
		},
	},
	{
		rule: 'privacy_terms.auto_renewal',
		finds: 'renewal is unclear or hard to stop',
		flags: [
			'Your subscription renews automatically each month for $5.',
			`${fairRenewal.replace('You can cancel at any time in your account settings.', 'To cancel, send a registered letter.')}`,
			'Your free trial converts to a paid plan. The price is $9 a month. Cancellation is by telephone only.',
			'The plan costs $9 and goes on for a month at a time. Who wants to quit sends us a registered letter.',
		],
		accepts: [fairRenewal, plain],
		nearMisses: [
			'Plans do not renew automatically.',
			'We charge your stored card automatically for each order.',
			'You may renew your plan by buying a new one.',
		],
		failures: {
			'over the threshold': {
				flags:
					'The yearly plan of $50 renews automatically each year. To cancel the renewal online, give notice at least 60 days before it.',
				accepts:
					'The yearly plan of $50 renews automatically each year. To cancel the renewal online, give notice at least 1 day before it.',
			},
			'unusual place': {
				flags: '# Glossary\n"Plan" means a membership that renews each month at the price shown.',
				accepts: '# Glossary\n"Plan" means a membership that renews each month at the price shown until you cancel it online.',
			},
			'several conditions': {
				flags: 'Your plan renews automatically. To cancel it, call us.',
				accepts: 'Your plan renews automatically. You can cancel at any time in your account.',
			},
		},
	},
	{
		rule: 'privacy_terms.arbitration',
		finds: 'no way out of arbitration, or a limit that goes too far',
		flags: [
			'All disputes shall be resolved by binding arbitration.',
			'You waive any right to take part in a class action.',
			'In no event will we be liable to you for any loss or damage arising from use of the service, even in case of gross negligence.',
		],
		accepts: [fairArbitration, plain, 'To the extent permitted by law, our liability shall not exceed $100.'],
		nearMisses: [
			'You and we may choose arbitration if both agree.',
			'Our liability shall not exceed $10.',
			'Nothing in these terms limits liability for fraud. Otherwise our liability shall not exceed $100.',
		],
		failures: {
			'several conditions': {
				flags: fairArbitration.replace('You may opt out of arbitration within 30 days by e-mail. ', ''),
				accepts: fairArbitration,
			},
			'unusual place': {
				flags: '# Governing law\nDelaware law applies and each claim must go to arbitration.',
				accepts: `# Governing law\nDelaware law applies. ${fairArbitration}`,
			},
		},
	},
	{
		rule: 'privacy_terms.user_content',
		finds: 'the licence to uploads is too wide, or trains AI',
		flags: [
			'You grant us a perpetual, irrevocable licence to use your content for any purpose. Report copyright infringement to our agent.',
			'All content you upload becomes our property, and you assign all rights in your content to us.',
			'We may use your content to train machine learning models.',
			'By posting a song, a member gives Heronbyte a perpetual right to sell it for any purpose.',
		],
		accepts: [fairContent, plain],
		nearMisses: [
			'We grant you a licence to use our content.',
			'You grant us a licence to show your content solely to operate the service.',
			'Heronbyte shall not use, or let others use, your content to train, tune or improve any AI models.',
			'You grant us a licence to use your content for any purpose reasonably related to the provision of the service.',
			'We train our AI models on publicly available data.',
			'We do not use your content to train AI models.',
			`${fairContent} We use your content to train AI models only if you opt in.`,
		],
		failures: {
			'unusual place': {
				flags:
					'# Definitions\n"Feedback" is free. You grant us a worldwide, perpetual licence to exploit your posts in any media. DMCA notices go to our agent.',
				accepts: `# Definitions\n"Feedback" is free. ${fairContent}`,
			},
			'several conditions': { flags: `${fairContent} We also use your uploads to improve our AI models.`, accepts: fairContent },
		},
	},
]

testRules(termsRules, cases, 'Terms of Service')

const rule = (id: string) => termsRules.find((candidate) => candidate.id === id)

function withUnfairTerm(id: string, text: string, type: UnfairTermType, score: number) {
	const input = ruleInput(text, 'Terms of Service')
	return rule(id)?.decide({ ...input, readings: { ...input.readings, unfairTerms: [{ type, score, start: 0, end: text.length }] } }).outcome
}

test.each([
	['privacy_terms.assent', 'Opening the box binds whoever opens it.', 'contract_by_using'],
	['privacy_terms.arbitration', 'A private judge in Boise settles what we quarrel over.', 'arbitration'],
	['privacy_terms.change_notice', 'Our terms follow our whims.', 'unilateral_change'],
] as const)('%s takes a sure classifier as a second locator, an unsure one not', (id, text, type) => {
	expect(withUnfairTerm(id, text, type, 0.8)).toBe('flagged')
	expect(withUnfairTerm(id, text, type, 0.3)).not.toBe('flagged')
})

test('a notice that tells of changes by posting them is usual; terms that bind by posting are not', () => {
	const text = 'We may change this policy and post the new version here with a new date.'
	expect(rule('privacy_terms.change_notice')?.decide(ruleInput(text, 'Privacy Policy')).outcome).toBe('undecided')
	expect(rule('privacy_terms.change_notice')?.decide(ruleInput(text, 'Terms of Service')).outcome).toBe('flagged')
})

test('training of AI on personal data is seen in a privacy policy too', () => {
	expect(
		rule('privacy_terms.user_content')?.decide(ruleInput('We use personal data to train our AI models.', 'Privacy Policy')).outcome,
	).toBe('flagged')
})

test('a product for fine-tuning is no training on what users say, and a way out elsewhere counts', () => {
	const decide = (text: string) => rule('privacy_terms.user_content')?.decide(ruleInput(text, 'Privacy Policy'))
	expect(
		decide('If you use our Fine-Tuning API, we keep your fine-tuning data until you delete it from our models page.')?.outcome,
	).not.toBe('flagged')
	const decision = decide(
		'We use your messages to train our AI models.\nIn your account you may object to the use of messages for model training.',
	)
	expect(decision?.outcome === 'flagged' && decision.findings[0]?.says).toBe(
		'User data may be used to train AI models unless the user opts out.',
	)
})
