import { expect, test } from 'vitest'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { privacyRules } from './privacy-terms-rules.ts'

const bare = 'Heronbyte Inc. runs a planner for choirs.'
const fullRights =
	'You have the right to access, correct and delete your data. E-mail your request to privacy@heronbyte.example. We respond within 45 days. You may appeal a refusal by replying to our answer.'
const europe =
	'We serve users in the European Union. We rely on these legal bases: contract and legitimate interests. We keep account data for two years. Transfers outside the EEA rest on standard contractual clauses.'

const cases: RuleCase[] = [
	{
		rule: 'privacy_terms.practice',
		finds: 'a promise that the text itself breaks, or that nobody can keep',
		flags: [
			'We never share your personal data with anyone.\nWe share usage data with our advertising partners.',
			'We do not disclose your information to any third party.\nAnalytics providers collect your clicks for us, and we send them your device data. We share it with analytics vendors.',
			'We guarantee the complete security of your data.',
		],
		accepts: [bare],
		nearMisses: [
			'We never share your personal data with third parties for their own marketing. We share it with service providers.',
			'We do not sell your data to third parties. We share it with analytics vendors.',
			'No method of storage is completely secure.',
			'We do not share data of children under 13 with anyone. We share usage data with analytics vendors.',
			'We will not share your location data with third parties. We share your e-mail with our partners.',
			'We cannot guarantee absolute security of your data.',
			'We do not share your data with third parties, except as described here. Vendors that host our site receive it.',
		],
		failures: {
			'unusual place': {
				flags:
					'# Definitions\n"Partners" are firms to whom we send usage data, and we share data with advertisers.\n# Promise\nWe will never disclose your personal information to third parties.',
				accepts:
					'# Definitions\n"Partners" are firms that sing.\n# Promise\nWe will never sell or disclose your personal information to third parties.',
			},
			'several conditions': {
				flags: 'We never give your data to others.\nWe share it with our business partners.',
				accepts: 'We never give your data to others.',
			},
		},
	},
	{
		rule: 'privacy_terms.categories',
		finds: 'the kinds of data or their use are not named',
		flags: [
			bare,
			'We may collect certain information for business purposes.',
			'We collect your name, e-mail address and IP address.',
			'We receive information about you from other sources and use it to run our business. The site uses cookies.',
		],
		accepts: [
			'We collect your name and e-mail address to create your account.',
			'1. What we take and why\n(a) Account: your name and e-mail address, to open your account.\n(b) Visits: your IP address, to fend off attacks.',
		],
		nearMisses: [
			'# What we collect\n- Name\n- Phone number\n# Why\nThese details are collected for these purposes: billing and support.',
			'We ask for your e-mail and your billing address so that we can use them to send you the tickets.',
		],
		failures: {
			'unusual place': {
				flags: '# Schedule 1\nWe gather some data.',
				accepts: '# Schedule 1\nWe gather names and phone numbers and use them to provide the service.',
			},
			absent: {
				flags: 'This is our privacy policy. We value your privacy.',
				accepts: 'This is our privacy policy. We collect cookies and your location, and use them to show nearby choirs.',
			},
		},
	},
	{
		rule: 'privacy_terms.recipients',
		finds: 'those who get the data are loose or not named',
		flags: [
			bare,
			'We may share your information with our partners and other third parties.',
			'We share data with selected companies for their own marketing. Payment processors and hosting providers get it too.',
		],
		accepts: ['We share data with payment processors and hosting providers.'],
		nearMisses: [
			'We do not share your data with anyone.',
			'## When do we share your information with others?\nWe share it with hosting providers.',
			'We share aggregate figures with third parties.',
			'We may disclose data to third parties where the law requires it. Service providers process data for us and it is shared with them.',
		],
		failures: {
			'by reference': {
				flags: '"Partners" means any company we choose. We share your data with our Partners.',
				accepts:
					'"Partners" means our hosting provider, our payment processor and our analytics provider. We share your data with our Partners.',
			},
			absent: {
				flags: 'We collect names to run the service.',
				accepts: 'We collect names to run the service. We give them to our cloud host and to e-mail providers.',
			},
		},
	},
	{
		rule: 'privacy_terms.rights',
		finds: 'rights, the way to use them or the appeal are missing',
		flags: [
			bare,
			'You have the right to access and delete your data.',
			'We follow the state privacy laws of Virginia. ' + fullRights.replace(' You may appeal a refusal by replying to our answer.', ''),
		],
		accepts: [fullRights],
		nearMisses: [
			'You may ask us to correct or erase the information we hold. Use the form on our privacy page. We will answer your request within one month. You may complain to your data protection authority.',
			'You may ask for a copy of your data, or have it corrected or deleted, at data@heronbyte.example. We answer in 30 days. If we say no, you may appeal to our board.',
		],
		failures: {
			absent: { flags: 'We collect names.', accepts: `We collect names.\n${fullRights}` },
			'several conditions': { flags: 'You have the right to access, correct and delete your data.', accepts: fullRights },
			'unusual place': {
				flags: '# Exhibit B\nConsumers have a right to know, to delete and to correct their information.',
				accepts: `# Exhibit B\n${fullRights}`,
			},
		},
	},
	{
		rule: 'privacy_terms.opt_out',
		finds: 'data is sold or used for ads with no way out',
		flags: [
			'We let advertising networks follow you across other apps.',
			'Our advertising partners use your visits to show you advertisements on other sites.',
			'We sell personal information to data brokers.',
			'We show targeted ads based on what you sing.',
			'We share your e-mail with advertising partners. You may opt out of the sale or sharing at any time. We do not respond to Global Privacy Control signals.',
		],
		accepts: [
			'We share data with advertising networks. You may opt out of this sharing here. We honour the Global Privacy Control signal.',
		],
		nearMisses: [
			'We do not sell your personal information and show no targeted ads.',
			'We receive data from advertising networks.',
			'Were we ever to share your data with advertisers, we would tell you.',
			bare,
			'You may opt out of our newsletter.',
		],
		failures: {
			'several conditions': {
				flags:
					'We use your visits for interest-based advertising. You can turn off such ads in your account. We do not respond to Global Privacy Control signals.',
				accepts:
					'We use your visits for interest-based advertising. You can turn off such ads in your account. We obey opt-out preference signals.',
			},
			'unusual place': {
				flags: '# Cookies\nAdvertising cookies follow you on other sites.',
				accepts: '# Cookies\nAdvertising cookies follow you on other sites. You may reject these cookies, and a GPC signal does the same.',
			},
		},
	},
	{
		rule: 'privacy_terms.sensitive_data',
		finds: 'sensitive data is taken without a clear yes, or body data has no end date',
		flags: [
			'We collect face scans and your precise location.',
			'We process health information that you enter.',
			'With your explicit consent we collect voiceprints.',
		],
		accepts: ['We collect health information only with your explicit consent.'],
		nearMisses: [
			'We do not collect biometric data or health information.',
			'We use a browser fingerprint to stop fraud.',
			'We shield your precise location from others.',
			'California names these kinds of data:\n- Biometric information;\n- Names',
			'Please do not send us medical records.',
			bare,
		],
		failures: {
			'unusual place': {
				flags: '# Data we collect\nWe collect the following:\n- Biometric identifiers\n- Names',
				accepts: '# Data we collect\nWe collect the following after you opt in:\n- Medical history\n- Names',
			},
			'several conditions': {
				flags: 'You opt in before we scan fingerprints.',
				accepts: 'You opt in before we scan fingerprints. We delete fingerprints after 30 days.',
			},
		},
	},
	{
		rule: 'privacy_terms.children',
		finds: 'children are not mentioned, or are let in without a parent',
		flags: [
			'We take the name and age of a young painter and need no yes from a parent.',
			bare,
			'The game is designed for kids. Children may register and we collect their names.',
			'The app is for singers from the age of nine.',
			'Made for choirs aged 6 to 12.',
		],
		accepts: ['The service is not directed to children under 13.'],
		nearMisses: [
			'You must be at least 16 years old to use the service.',
			'The app is for singers from the age of fourteen. Refunds take at least 5 days.',
			'The service is not for children under 13. On tours singers over the age of 4 pay a fare.',
			'Children may use the game after a parent gives consent.',
			'We do not knowingly collect data from children under 13. If we learn that we hold data of a child we delete it.',
		],
		failures: {
			absent: { flags: 'We collect names and make minor changes to this text.', accepts: 'We collect names. Minors may not use the site.' },
			'several conditions': {
				flags: 'We collect names of children under 13 for the school choir.',
				accepts: 'We collect names of children under 13 for the school choir, with the consent of a parent.',
			},
		},
	},
	{
		rule: 'privacy_terms.dates',
		finds: 'no date, or no word on changes',
		flags: [bare, 'Effective date: March 3, 2026.', 'We may change this policy and tell you by e-mail.'],
		accepts: ['Last updated: March 3, 2026.\nWe may update this policy and tell you by e-mail.'],
		nearMisses: ['Version of 2026-03-03. If we change this notice we post it here.'],
		failures: {
			absent: { flags: 'Our privacy policy.', accepts: 'Our privacy policy, effective 3 March 2026. We post changes to this policy here.' },
			'unusual place': {
				flags: '# Contact\nWrite to us.',
				accepts: '# Contact\nWrite to us. This policy was last revised on 1 May 2026 and any change to it is announced here.',
			},
		},
	},
	{
		rule: 'privacy_terms.contact',
		finds: 'the company or the way to reach it is missing, or a template was left as it came',
		flags: ['We run a planner.', '[Company Name] runs this site. Write to help@example.org.', 'Heronbyte Inc. runs a planner.'],
		accepts: ['Heronbyte Inc. runs this site. Write to help@heronbyte.example.'],
		nearMisses: [
			'Heronbyte GmbH, 12 Mill Lane, Bristol.',
			'Heronbyte Ltd runs this site. Contact us through the form on our help page.',
			'Heronbyte ("we") runs a planner. Write to hi@heronbyte.example.',
			'[Overview](#overview)\nHeronbyte Inc. runs a planner. Write to hi@heronbyte.example.',
		],
		failures: {
			absent: { flags: 'We value your privacy.', accepts: 'We, Heronbyte LLC, value your privacy. Call us at +1 415 555 0100.' },
			'unusual place': {
				flags: '# Annex\nNames and addresses are listed in the app.',
				accepts: '# Annex\nHeronbyte Inc., 12 Mill Street, Boise. E-mail us at hi@heronbyte.example.',
			},
		},
	},
	{
		rule: 'privacy_terms.gdpr',
		finds: 'users in Europe are not told what the GDPR asks for',
		flags: [
			'We serve users in the European Union.',
			'Under the GDPR you have rights. We keep data for two years.',
			'Many of our users sing in Germany and Poland.',
			'People from all over the world use it, among them many from Spain.',
		],
		accepts: [europe, bare],
		nearMisses: [
			'We do not offer the service in the EU.',
			'Our host has a data center in the EU.',
			'Users in the EU: see [our European notice](https://heronbyte.example/eu).',
			'Our servers in France are run by a host.',
			'We serve users in California.',
		],
		failures: {
			'several conditions': {
				flags: europe
					.replace('We keep account data for two years. ', '')
					.replace('Transfers outside the EEA rest on standard contractual clauses.', ''),
				accepts: europe,
			},
			absent: { flags: 'EU residents may write to us.', accepts: europe },
		},
	},
]

testRules(privacyRules, cases, 'Privacy Policy')

const decide = (id: string, text: string, type: 'Privacy Policy' | 'Terms of Service' | 'Cookie Policy') =>
	privacyRules.find((rule) => rule.id === id)?.decide(ruleInput(text, type)).outcome

test('whether a notice is true can’t be read from it, so the check ends undecided', () => {
	expect(decide('privacy_terms.practice', bare, 'Privacy Policy')).toBe('undecided')
})

test('terms of service need no list of data, no rights and no line on children', () => {
	for (const id of [
		'privacy_terms.practice',
		'privacy_terms.categories',
		'privacy_terms.recipients',
		'privacy_terms.rights',
		'privacy_terms.opt_out',
		'privacy_terms.sensitive_data',
		'privacy_terms.children',
		'privacy_terms.gdpr',
	]) {
		expect(decide(id, 'You may sing.', 'Terms of Service'), id).toBe('not_applicable')
	}
})
