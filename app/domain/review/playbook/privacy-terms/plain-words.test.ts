import { type PlainWords, testPlainWords } from '#tests/fixtures/plain-words.ts'
import { privacyTermsRules } from './privacy-terms-rules.ts'

const flagged: PlainWords = [
	[
		'privacy_terms.recipients',
		'Privacy Policy',
		['We pass your data on to friends of the company and firms we work with.', 'Others may receive your data.'],
	],
	['privacy_terms.rights', 'Privacy Policy', ['You may see and delete your data.']],
	[
		'privacy_terms.opt_out',
		'Privacy Policy',
		[
			'We earn money by handing your data to advertisers.',
			'Partners use your data to show you ads that fit you.',
			'We pass your e-mail to data brokers for payment.',
		],
	],
	[
		'privacy_terms.sensitive_data',
		'Privacy Policy',
		['We store your fingerprints and your diagnosis.', 'The app records your heart rate and keeps it.'],
	],
	[
		'privacy_terms.gdpr',
		'Privacy Policy',
		['Our customers sit in Berlin and Paris. We also serve the EU.', 'Persons in the European Union use the app too.'],
	],
	[
		'privacy_terms.change_notice',
		'Privacy Policy',
		['This text may change without a word from us.', 'We alter this policy when we like, and we send no notice of changes.'],
	],
	[
		'privacy_terms.change_notice',
		'Terms of Service',
		[
			'We can put new terms in place at any moment.',
			'The terms in force are those on the site on the day of use; we change them as we see fit.',
			'Prices and terms can be altered by us without asking you.',
		],
	],
	[
		'privacy_terms.auto_renewal',
		'Terms of Service',
		[
			'The plan runs for a year and then for another year unless ended by post three months before.',
			'After the trial your card is charged $12 each month. To stop, call our hotline.',
			'Subscriptions extend by twelve months each time.',
		],
	],
	[
		'privacy_terms.arbitration',
		'Terms of Service',
		['All quarrels go to an arbitrator, and no court may hear them.', 'You may not join others in a lawsuit against us.'],
	],
	[
		'privacy_terms.user_content',
		'Terms of Service',
		['Whatever you upload is ours.', 'We may sell, print and change your pictures for ever.', 'Your posts feed our language model.'],
	],
	['privacy_terms.children', 'Terms of Service', ['Kids of any age are welcome to play.', 'Made for children of 7 and older.']],
]

testPlainWords(privacyTermsRules, flagged)
