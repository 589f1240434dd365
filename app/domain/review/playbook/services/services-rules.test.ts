import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { servicesRules } from './services-rules.ts'

const work = '1. Services. Provider will design a web shop for Customer.'
const dataIsHeld = 'Provider stores Customer Data on its servers.'
const goodReturn = 'Customer owns all Customer Data. For 60 days after termination Customer may export the Customer Data as CSV files. Provider then deletes all Customer Data.'

const cases: RuleCase[] = [
	{
		rule: 'services.auto_renewal',
		finds: 'renewal is hard to stop or long',
		flags: [
			'3. Length. Two years, then two years again and again, unless Client writes at least 120 days before the end.',
			'3. Term. This Agreement renews automatically for successive terms of one year unless a party gives notice 120 days before the end.',
			'3. Term. This Agreement renews automatically for successive terms of one year unless a party gives at least 10 days notice before the end.',
			'3. Term. The subscription shall automatically renew for successive terms of three (3) years unless either party gives 30 days notice before the end.',
			'3. Term. The subscription shall automatically renew each year.',
			'3. Length. It renews by itself for a year unless you tell us at least 180 days before it ends.',
		],
		accepts: ['3. Term. This Agreement renews automatically for successive terms of one year unless a party gives notice of at least 30 days before the end of the term.'],
		nearMisses: ['3. Length. The term is one year. The parties then meet to talk about two more years.', '3. Term. This Agreement may be renewed by written agreement of the parties.', '3. Term. This Agreement does not renew automatically.'],
		failures: {
			'over the threshold': {
				flags: '3. Term. The term shall automatically renew for one year unless a party gives notice 91 days before its end.',
				accepts: '3. Term. The term shall automatically renew for one year unless a party gives notice 90 days before its end.',
			},
			'by reference': {
				flags: 'Renewal Term: 36 months\nNon-Renewal Notice Period: 60 days\n3. Term. This Agreement renews automatically for the Renewal Term unless a party gives notice within the Non-Renewal Notice Period.',
				accepts: 'Renewal Term: 12 months\nNon-Renewal Notice Period: 60 days\n3. Term. This Agreement renews automatically for the Renewal Term unless a party gives notice within the Non-Renewal Notice Period.',
			},
			'unusual place': {
				flags: '4. Fees. Fees are due yearly. The order will automatically renew for a further year unless cancelled by notice 150 days before its end.',
				accepts: '4. Fees. Fees are due yearly. The order will automatically renew for a further year unless cancelled by notice 45 days before its end.',
			},
		},
	},
	{
		rule: 'services.renewal_price',
		finds: 'the price at renewal is open or steep',
		flags: [
			'3. Renewal. This Agreement renews each year. At each renewal Vendor sets a new price.',
			'3. Term. This Agreement renews for one year at a time. Studio may raise its monthly fee as it likes for every further term.',
			'4. Fees. Upon renewal the fees will be at the then-current list price of Provider.',
			'4. Fees. Provider may increase the fees at each renewal in its sole discretion.',
			'4. Fees. Vendor may raise prices annually by up to 12%.',
		],
		accepts: ['4. Fees. At each renewal Provider may increase the fees by no more than 5%.'],
		nearMisses: [
			'4. Fees. The fees stay the same for each renewal term.',
			'4. Fees. Fees may be adjusted once a year in line with the consumer price index.',
			'4. Fees. Additional services are billed at then-current rates.',
			'4. Fees. Late payments bear interest of 12% per year.',
		],
		failures: {
			'over the threshold': { flags: '4. Fees. Fees may increase by up to 6% at each renewal.', accepts: '4. Fees. Fees may increase by up to 5% at each renewal.' },
			'several conditions': { flags: '4. Fees. At renewal fees may increase by the greater of 4% and the consumer price index.', accepts: '4. Fees. At renewal fees may increase by the lesser of 4% and the consumer price index.' },
			'by reference': {
				flags: '2. Terms. "Price Adjustment" means an increase of 15%.\n4. Fees. On each renewal the fees increase by the Price Adjustment.',
				accepts: '2. Terms. "Price Adjustment" means an increase of 3%.\n4. Fees. On each renewal the fees increase by the Price Adjustment.',
			},
		},
	},
	{
		rule: 'services.exit',
		finds: 'no way out for a breach, an odd cure time, or no money back',
		flags: [
			'9. Ending. Provider may stop the work at any time on five days\' notice. Client may terminate if Provider is in breach and does not cure it within thirty days.',
			work,
			'5. End. Provider may terminate this Agreement if Customer is in breach.',
			'5. End. Either party may terminate this Agreement for a material breach that is not cured within 90 days after notice.',
			'4. Fees. The subscription fees are paid annually in advance and are non-refundable.\n5. End. Either party may terminate for material breach not cured in 30 days.',
		],
		accepts: ['9. Leaving. If one side breaks the contract badly and does not mend it in 30 days after a letter, the other may leave.', '4. Fees. Fees are paid annually in advance.\n5. End. Either party may terminate for material breach not cured within 30 days. Provider will then refund the prepaid fees for the time left.'],
		nearMisses: [
			'9. Ending. Either party may stop the work at any time on ten days\' notice, or end this Agreement for a breach not cured in 30 days.',
			'9. Ending. Provider may stop the work at any time on 60 days\' notice. Client may terminate for a breach that Provider does not cure within 30 days.',
			'5. End. Either party may end this Agreement at any time with 30 days notice.',
			'5. End. Either party may terminate this Agreement if: (a) the other party breaches it and does not cure the breach within 30 days; or (b) the other party is insolvent.',
			'5. End. Customer may terminate for breach not cured within 30 days. Provider may terminate if Customer fails to pay within 10 days of notice.',
		],
		failures: {
			'over the threshold': {
				flags: '5. End. A party may terminate if the other fails to cure a material breach within sixty (60) days of notice.',
				accepts: '5. End. A party may terminate if the other fails to cure a material breach within thirty (30) days of notice.',
			},
			'several conditions': {
				flags: '4. Fees. Customer prepays the fees for the year.\n5. End. Either party may terminate for material breach not cured within 30 days.',
				accepts: '4. Fees. Customer pays at the end of each month.\n5. End. Either party may terminate for material breach not cured within 30 days.',
			},
			absent: { flags: work, accepts: `${work} Either party may terminate for material breach not cured within 30 days.` },
		},
	},
	{
		rule: 'services.unilateral_change',
		finds: 'one side may change the deal, or it stands on a web page',
		flags: [
			'2. Terms. Vendor may drop functions when it likes.',
			'2. Terms. The rules at loomly.example apply to this Agreement as Vendor changes them from time to time.',
			'8. Changes. Supplier may alter the scope and the delivery dates by an e-mail to Client.',
			'8. Changes. Provider may modify the terms of this Agreement at any time by posting new terms.',
			'8. Changes. We may change features of the service from time to time.',
			'8. Rules. Customer shall comply with the Acceptable Use Policy at https://wrenhost.example/aup, as updated from time to time.',
		],
		accepts: ['8. Changes. This Agreement may be changed only in writing signed by both parties.'],
		nearMisses: [
			'1. Parties. This Agreement is between Kelp.com, Inc. and Reed LLC, and is subject to Texas law.',
			'8. Changes. Builder may adapt the scope only with Client\'s agreement in writing.',
			'8. Changes. Provider may update the service, but will not materially reduce its functionality during the term.',
			'8. Account. Customer may change the settings of the service.',
			'4. Fees. Provider may increase the fees at each renewal by no more than 5%.',
			'8. Changes. Provider may change the service levels only with the written consent of Customer.',
		],
		failures: {
			'unusual place': {
				flags: '14. Notices. Notices are sent by mail. Provider reserves the right to amend these terms at any time.',
				accepts: '14. Notices. Notices are sent by mail. These terms may be amended by a paper that both sides sign.',
			},
			'by reference': {
				flags: '8. Policies. This Agreement incorporates the support policy posted at www.wrenhost.example, as it may be amended by Provider.',
				accepts: '8. Policies. This Agreement incorporates the support policy posted at www.wrenhost.example as of the Effective Date, a copy of which is attached.',
			},
			'several conditions': {
				flags: '8. Changes. Provider may change these terms with 30 days notice.',
				accepts: '8. Changes. Provider may change these terms with 30 days notice. Customer may then terminate without penalty and receives a refund of prepaid fees.',
			},
		},
	},
	{
		rule: 'services.sla',
		finds: 'no uptime promise, a weak one, or credits and no way out',
		flags: [
			'4. Uptime. Vendor aims at 97% a month. A credit of 1% is all that Customer gets if it is missed.',
			'1. Service. Provider grants access to and use of its hosted platform for the subscription term.',
			'1. Service. Provider will use reasonable efforts to keep its cloud service available.',
			'6. Uptime. The hosted service will have an uptime of 98% each month.',
			'6. Uptime. The service is available 99.9% of each month. Service credits are the sole remedy of Customer for a failure.',
		],
		accepts: ['1. Service. Vendor hosts a cloud service. It is up 99.9% of each month; if it misses this three months running, Customer may leave.', '6. Uptime. The hosted service is available 99.9% of each month. Customer may terminate if availability is below that level in three consecutive months.'],
		nearMisses: [work, '6. Uptime. Availability is 99.95% a month. Service credits are the sole remedy, save that Customer may terminate when the uptime target is missed in two consecutive months.'],
		failures: {
			'over the threshold': { flags: '6. Uptime. Uptime of the cloud service will be at least 99.5% per month.', accepts: '6. Uptime. Uptime of the cloud service will be at least 99.9% per month.' },
			'unusual place': {
				flags: '1. Service. Provider offers a cloud service.\nEXHIBIT B\nSupport is by mail.',
				accepts: '1. Service. Provider offers a cloud service.\nEXHIBIT B\nUptime target: 99.9% of each month.',
			},
			absent: { flags: '1. Service. Provider offers a cloud service.', accepts: '1. Service. Provider offers a cloud service with 99.99% availability.' },
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
		accepts: ['5. Data. Agency stores the names and orders of Client\'s buyers. Client owns that data. When this Agreement ends Agency hands it back as CSV files within thirty days, then deletes it.', `${dataIsHeld} ${goodReturn}`],
		nearMisses: [work, `${dataIsHeld} Customer retains all right in the Customer Data. Upon expiration Provider will make the Customer Data available for download for thirty (30) days and then destroy all copies of the data.`],
		failures: {
			'over the threshold': {
				flags: `${dataIsHeld} Client owns the Client Data. For 14 days after the end of this Agreement Client may download its data. Provider then deletes the Client Data.`,
				accepts: `${dataIsHeld} Client owns the Client Data. For 30 days after the end of this Agreement Client may download its data. Provider then deletes the Client Data after the end.`,
			},
			'several conditions': {
				flags: `${dataIsHeld} Customer owns all Customer Data. After termination Customer may export Customer Data for 30 days in a proprietary format. Provider then deletes all data after termination.`,
				accepts: `${dataIsHeld} ${goodReturn}`,
			},
			absent: { flags: '1. Service. Customer Data is kept on the servers.', accepts: `1. Service. Customer Data is kept on the servers. ${goodReturn}` },
		},
	},
	{
		rule: 'services.ai_training',
		finds: 'data may train models, or nobody owns the outputs',
		flags: [
			'5. Data. Vendor stores Customer Data and may use it to train its ranking models.',
			'6. Data. Provider may use Customer Data to improve its products and services.',
			'6. Data. Customer grants Provider a license to use Customer Content to train machine learning models.',
			'6. AI. The service uses a language model to draft texts. Outputs may not be unique.',
		],
		accepts: ['6. Data. Provider shall not use Customer Data to train any machine learning models.'],
		nearMisses: [
			'5. Training. Vendor may use its staff to train Customer\'s people on the systems.',
			'6. Data. Provider may use aggregated usage data to improve its services.',
			'6. Data. Provider may use Customer Data to train its models only with the prior written consent of Customer.',
			'6. AI. The service uses artificial intelligence. Customer owns all outputs.',
			work,
		],
		failures: {
			'unusual place': {
				flags: '2. Terms. "Permitted Use" means use of Customer Data to provide the service and to develop new products and models.',
				accepts: '2. Terms. "Permitted Use" means use of Customer Data to provide the service.',
			},
			'several conditions': {
				flags: '6. Data. Provider may use anonymized Customer Data to train artificial intelligence models.',
				accepts: '6. Data. Provider may use anonymized Customer Data to compile statistics.',
			},
		},
	},
	{
		rule: 'services.data_protection',
		finds: 'personal data has no terms, or a breach is told late',
		flags: [
			'3. Data. Studio keeps the names, birth dates and bookings of Client\'s guests on its servers.',
			'3. Move. Builder migrates 4,000 patient records, with names and telephone numbers, to the new system.',
			'6. Data. Provider will process personal data of users.',
			'6. Data. The platform holds the names and email addresses of your employees.',
			'6. Breach. Provider will notify Customer of a security incident within ten (10) days.',
		],
		accepts: ['6. Data. Provider processes personal data under the Data Processing Agreement in Exhibit C.'],
		nearMisses: [
			'9. Notices. Each party keeps the names and addresses of the other\'s staff for notices.',
			'3. Data. Supplier receives test data without any personal data.',
			'6. Data. Customer shall not upload personal data to the service.',
			'2. Terms. "Personal Data" means information about a person under the GDPR.',
			'6. Breach. Provider will notify Customer of a security breach within 48 hours.',
			'6. Breach. A party that learns of unauthorized use of a password will notify the other promptly.',
			work,
		],
		failures: {
			'over the threshold': { flags: '6. Breach. Vendor shall give notice of any data breach within 96 hours.', accepts: '6. Breach. Vendor shall give notice of any data breach within 72 hours.' },
			'by reference': {
				flags: '2. Terms. "Notice Window" means five (5) business days.\n6. Breach. Vendor will report each security incident within the Notice Window.',
				accepts: '2. Terms. "Notice Window" means two (2) days.\n6. Breach. Vendor will report each security incident within the Notice Window.',
			},
			'unusual place': {
				flags: '3. Fees. Invoices list the names and email addresses of users. Personal information is kept by Provider.',
				accepts: '3. Fees. Invoices list the number of users.',
			},
		},
	},
	{
		rule: 'services.market_restraints',
		finds: 'trade is tied',
		flags: [
			'9. Loyalty. Customer gives all its design work to Studio.',
			'10. People. For three years Client shall not take on anybody who has worked for Studio.',
			'10. Media. Client books its advertising only through Agency.',
			'9. Lock. Customer shall purchase all of its requirements from Supplier.',
			'9. Lock. You will use only our platform to plan routes.',
			'9. Lock. Reseller shall not, during the term, directly or indirectly sell products that are competitive with the Products.',
			'9. Price. Client will not be charged a higher fee than any other clients for like work.',
			'9. Staff. Client shall not, without consent, directly or indirectly, solicit any employee of Agency.',
			'9. Lock. Consultant shall not provide similar services to any competitor of Client.',
			'9. Price. Provider warrants that its fees are no less favorable than those offered to any other customer.',
			'9. Volume. Customer accepts a minimum annual commitment of $50,000.',
			'9. Staff. Customer shall not solicit or hire employees of Provider for two years.',
			'9. Name. Provider may use the name and logo of Customer on its website and in marketing.',
		],
		accepts: [work],
		nearMisses: [
			'10. Pay. Client pays only through the bank account named in the invoice.',
			'9. Courts. The courts of Ohio have exclusive jurisdiction, and credits are the exclusive remedy.',
			'9. Trade. This Agreement is non-exclusive.',
			'9. Staff. During the term and for 12 months after, neither party will solicit employees of the other.',
			'9. Name. Provider may use the logo of Customer in marketing only with its prior written consent.',
			'9. Use. Customer shall not use the service to build a competing product.',
			'9. Cover. Provider carries insurance with a minimum payment limit.',
			'9. Staff. Provider is not required to hire new employees.',
			'9. Marks. Each party shall not use the names of the other party without consent.',
		],
		failures: {
			'over the threshold': {
				flags: '9. Staff. Neither party will hire employees of the other during the term and for 24 months after.',
				accepts: '9. Staff. Neither party will solicit employees of the other during the term and for 12 months after.',
			},
			'unusual place': {
				flags: '2. Terms. "Products" means goods that Buyer will purchase exclusively from Seller.',
				accepts: '2. Terms. "Products" means goods that Buyer orders from Seller.',
			},
		},
	},
	{
		rule: 'services.assignment',
		finds: 'a sale needs consent, or a person is bound',
		flags: [
			'10. Transfer. Client may not hand on this Agreement, and a sale of Client ends it.',
			'10. Pay. The founder of Client vouches for all payments with her own assets.',
			'10. Transfer. Customer may not assign this Agreement. A change of control of Customer is deemed an assignment and requires consent.',
			'10. Transfer. Neither party may assign this Agreement.',
			'10. Guarantee. The founder of Customer personally guarantees all payments.',
			'10. Transfer. You may not transfer this agreement. If someone buys your company, that counts as a transfer.',
			'10. Transfer. Supplier shall not assign this Agreement, by merger, change of control or otherwise, without consent in the sole discretion of Customer.',
			'10. End. Provider may terminate this Agreement upon a change of control of Customer.',
		],
		accepts: ['10. Transfer. Neither party may assign this Agreement without consent, except to a successor in a merger or sale of substantially all of its assets.'],
		nearMisses: [
			'10. Transfer. Neither party may assign this Agreement without the consent of the other, not to be unreasonably withheld.',
			'10. Transfer. Neither party may assign this Agreement without prior written consent.',
			'10. Transfer. A change of control is not an assignment. Either party may assign this Agreement without consent to the purchaser of its business.',
			'10. Liability. No director is personally liable.',
			'10. Software. Customer shall not copy, lease or transfer the software to others.',
			'10. Bonds. A shareholder may obtain a bond from a surety company.',
			'10. Work. Contractor hereby assigns all right, title and interest in the deliverables.',
		],
		failures: {
			'unusual place': {
				flags: '2. Terms. "Assignment" includes a merger and any change of control.\n10. Transfer. Customer may not make an Assignment of this Agreement: a change of control needs the consent of Provider.',
				accepts: '10. Transfer. Either party may assign this Agreement to its successor without the consent of the other.',
			},
			'several conditions': {
				flags: '10. Transfer. Client may not assign this Agreement. Provider may assign this Agreement freely.',
				accepts: '10. Transfer. Client may not assign this Agreement without consent. Client may assign it without consent to the buyer of its business by merger or sale of assets.',
			},
		},
	},
	{
		rule: 'services.assignment_precedence',
		finds: 'nothing says which paper wins',
		flags: ['1. Work. Studio carries out the projects that any statement of work signed by the parties describes.', '1. Services. Provider works under statements of work. Each statement of work names a price.', '1. Orders. Customer signs order forms. An order form sets the term.'],
		accepts: ['1. Work. Supplier does what the parties describe in orders (each an "Order"). If an Order and this Agreement differ, this Agreement comes first.', '1. Services. Provider works under statements of work. If a statement of work conflicts with this Agreement, this Agreement prevails.'],
		nearMisses: ['2. Pay. Invoices quote the purchase order number of Client.', work],
		failures: {
			absent: {
				flags: '1. Orders. Customer may sign one or more order forms. Order forms are numbered.',
				accepts: '1. Orders. Customer may sign one or more order forms. Order of precedence: this Agreement controls over order forms in a conflict.',
			},
		},
	},
]

/** The rules on liability and indemnity have a test file of their own. */
const elsewhere = new Set(['services.cap_amount', 'services.cap_mutual', 'services.super_cap', 'services.indirect_loss', 'services.indemnity'])

testRules(servicesRules.filter(({ id }) => !elsewhere.has(id)), cases, 'Services Agreement')
