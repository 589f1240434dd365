import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { dataReturn } from './customer-data.ts'
import { dataProtection } from './data-protection.ts'
import { serviceLevel } from './service-level.ts'

const work = '1. Services. Provider will design a web shop for Customer.'
const dataIsHeld = 'Provider stores Customer Data on its servers.'
const goodReturn =
	'Customer owns all Customer Data. For 60 days after termination Customer may export the Customer Data as CSV files. Provider then deletes all Customer Data.'

const cases: RuleCase[] = [
	{
		rule: 'services.sla',
		finds: 'no uptime promise, a weak one, or credits and no way out',
		flags: [
			'4. Uptime. Vendor aims at 97% a month. A credit of 1% is all that Customer gets if it is missed.',
			'1. Service. Provider grants access to and use of its hosted platform for the subscription term.',
			'6. Uptime. The hosted service will have an uptime of 98% each month.',
			'6. Uptime. The service is available 99.9% of each month. Service credits are the sole remedy of Customer for a failure.',
		],
		accepts: [
			'1. Service. Vendor hosts a cloud service. It is up 99.9% of each month; if it misses this three months running, Customer may leave.',
			'6. Uptime. The hosted service is available 99.9% of each month. Customer may terminate if availability is below that level in three consecutive months.',
		],
		nearMisses: [
			work,
			'1. Service. Provider grants access to and use of its hosted platform for a trial.',
			'3. Pay. The cloud service is billed with a mark-up of 95% on cost.',
			'6. Uptime. Availability is 99.95% a month. Service credits are the sole remedy, save that Customer may terminate when the uptime target is missed in two consecutive months.',
		],
		failures: {
			'over the threshold': {
				flags: '6. Uptime. Uptime of the cloud service will be at least 99.5% per month.',
				accepts: '6. Uptime. Uptime of the cloud service will be at least 99.9% per month.',
			},
			'unusual place': {
				flags: '1. Service. Provider offers a cloud service by subscription.\nEXHIBIT B\nSupport is by mail.',
				accepts: '1. Service. Provider offers a cloud service by subscription.\nEXHIBIT B\nUptime target: 99.9% of each month.',
			},
			absent: {
				flags: '1. Service. Provider offers a cloud service by subscription.',
				accepts: '1. Service. Provider offers a cloud service with 99.99% availability.',
			},
		},
	},
	{
		rule: 'services.data_return',
		finds: 'data is not clearly owned, given back or deleted',
		flags: [
			dataIsHeld,
			`${dataIsHeld} Customer owns the Customer Data. On termination Provider may delete all Customer Data.`,
			`${dataIsHeld} Customer owns all Customer Data. Customer may export Customer Data for 7 days after termination, and Provider then deletes it: all data is erased.`,
			`${dataIsHeld} Customer owns the Customer Data. After the end we have no obligation to return Customer Data. All data is then deleted.`,
			`${dataIsHeld} Customer Data shall become the property of Provider. ${goodReturn}`,
		],
		accepts: [
			"5. Data. Agency stores the names and orders of Client's buyers. Client owns that data. When this Agreement ends Agency hands it back as CSV files within thirty days, then deletes it.",
			`${dataIsHeld} ${goodReturn}`,
		],
		nearMisses: [
			work,
			`${dataIsHeld} Customer retains all right in the Customer Data. Upon expiration Provider will make the Customer Data available for download for thirty (30) days and then destroy all copies of the data.`,
		],
		failures: {
			'over the threshold': {
				flags: `${dataIsHeld} Client owns the Client Data. For 14 days after the end of this Agreement Client may download its data. Provider then deletes the Client Data.`,
				accepts: `${dataIsHeld} Client owns the Client Data. For 30 days after the end of this Agreement Client may download its data. Provider then deletes the Client Data after the end.`,
			},
			'several conditions': {
				flags: `${dataIsHeld} Customer owns all Customer Data. After termination Customer may export Customer Data for 30 days in a proprietary format. Provider then deletes all data after termination.`,
				accepts: `${dataIsHeld} ${goodReturn}`,
			},
			absent: {
				flags: '1. Service. Customer Data is kept on the servers.',
				accepts: `1. Service. Customer Data is kept on the servers. ${goodReturn}`,
			},
		},
	},
	{
		rule: 'services.data_protection',
		finds: 'personal data has no terms, or a breach is told late',
		flags: [
			"3. Data. Studio keeps the names, birth dates and bookings of Client's guests on its servers.",
			'3. Move. Builder migrates 4,000 patient records, with names and telephone numbers, to the new system.',
			'6. Data. Provider will process personal data of users.',
			'6. Data. The platform holds the names and email addresses of your employees.',
			'6. Breach. Provider will notify Customer of a security incident within ten (10) days.',
		],
		accepts: ['6. Data. Provider processes personal data under the Data Processing Agreement in Exhibit C.'],
		nearMisses: [
			"9. Notices. Each party keeps the names and addresses of the other's staff for notices.",
			'3. Data. Supplier receives test data without any personal data.',
			'6. Data. Customer shall not upload personal data to the service.',
			'2. Terms. "Personal Data" means information about a person under the GDPR.',
			'6. Breach. Provider will notify Customer of a security breach within 48 hours.',
			'6. Secrets. Recipient protects Confidential Information for one year with reasonable care to prevent unauthorized use, and gives notice of requests within 30 days.',
			'3. Law. Each party obeys the GDPR and HIPAA.',
			'19. Data. The Company processes personal data of its own employees and of the Executive.',
			'6. Breach. A party that learns of unauthorized use of a password will notify the other promptly.',
			work,
		],
		failures: {
			'over the threshold': {
				flags: '6. Breach. Vendor shall give notice of any data breach within 96 hours.',
				accepts: '6. Breach. Vendor shall give notice of any data breach within 72 hours.',
			},
			'by reference': {
				flags:
					'2. Terms. "Notice Window" means five (5) business days.\n6. Breach. Vendor will report each security incident within the Notice Window.',
				accepts:
					'2. Terms. "Notice Window" means two (2) days.\n6. Breach. Vendor will report each security incident within the Notice Window.',
			},
			'unusual place': {
				flags: '3. Fees. Invoices list the names and email addresses of users. Personal information is kept by Provider.',
				accepts: '3. Fees. Invoices list the number of users.',
			},
		},
	},
]

testRules([serviceLevel, dataReturn, dataProtection], cases, 'Services Agreement')
