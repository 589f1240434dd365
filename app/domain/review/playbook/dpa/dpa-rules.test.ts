import { expect, test } from 'vitest'
import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { ruleInput } from '#tests/fixtures/rule-input.ts'
import { dpaRules } from './dpa-rules.ts'

const bare = '1. Work. Provider processes personal data for Customer.'
const gdpr = '1. Law. The parties comply with the GDPR.'
const subs = '5. Sub-processors. Provider may use the sub-processors in Annex II.'
const fairSubs = `${subs} Provider gives 30 days notice of a new one, and Customer may object. Each sub-processor is bound by the same obligations.`
const notice = '7. Breach. Provider will notify Customer of a personal data breach without undue delay and within 48 hours.'
const help = '6. Help. Provider helps with data protection impact assessments.'
const lists = 'Subject matter: payroll services\nDuration: the term of the main agreement\nNature and purpose: to run the payroll\n'

const cases: RuleCase[] = [
	{
		rule: 'dpa.roles',
		finds: 'the roles are wrong or not there',
		flags: [
			'1. Roles. Marlpit Ltd is controller or processor of user data at its own discretion.',
			'1. Roles. Vendor decides for what purposes it uses the customer data.',
			'1. Secrecy. Each side keeps data safe.',
			'1. Roles. The parties are joint controllers of the customer data.',
			'1. Roles. Vendor processes user data as an independent controller.',
		],
		accepts: [
			'1. Who is who. Customer decides why pupil data is used. Supplier works on it as a processor under the UK GDPR.',
			'1. Roles. Customer is the controller and Provider is the processor.',
		],
		nearMisses: [
			'1. Words. "Controller" has the meaning of the law, which is the company that decides and determines the purposes and means of processing. Vendor is a processor.',
			'1. Roles. Customer may act as a controller or a processor, and Provider is then its processor or sub-processor.',
			'1. Roles. Controller determines the purposes and means of processing; Vendor is the processor.',
			'1. Roles. Provider acts as a processor on behalf of Customer. The parties are not joint controllers.',
			'1. Roles. Customer is the controller and Provider its processor. For billing and account data Provider is an independent controller.',
			'This DPA is made between Wren GmbH (the "Controller") and Tern Inc. (the "Processor").',
		],
		failures: {
			'unusual place': {
				flags: '9. General. Headings do not count. Provider shall be a separate controller of all user data.',
				accepts: '9. General. Headings do not count. Provider is the processor of all user data.',
			},
			absent: { flags: '1. Data. Data is kept safe.', accepts: '1. Data. Data is kept safe.\nController: Wren GmbH\nProcessor: Tern Inc.' },
		},
	},
	{
		rule: 'dpa.instructions',
		finds: 'data may be used without instructions, or for own ends',
		flags: [
			'2. Use. Vendor uses the data to run the shop. It sells lists of buyers to data brokers.',
			'2. Use. Supplier processes the data on instructions, and also for its own research.',
			bare,
			'2. Use. Provider processes data on instructions. Provider may also use personal data to improve its products and services.',
			'2. Use. Vendor may process the data for its own business purposes.',
			'2. Use. Processor acts on instructions when it processes data. It may also analyse the personal data for its own research.',
		],
		accepts: [
			'2. Use. Vendor handles the data only as Customer directs.',
			'2. Use. Provider shall process personal data only on documented instructions from Customer.',
		],
		nearMisses: [
			'2. Use. Vendor processes data on instructions. It neither sells the data nor shares it with advertisers.',
			'2. Use. Provider processes data only on instructions of Customer and shall not use it for its own purposes.',
			'2. Use. Provider processes data on instructions. A code review process is used to enhance the security of its products.',
			'2. Use. Provider acts on the written instructions of Customer when it processes data. Provider may use aggregated statistics to improve its services.',
		],
		failures: {
			'unusual place': {
				flags:
					'2. Use. Provider processes data on documented instructions.\n12. Notices. Notices go by mail. Provider may use personal data to train its models.',
				accepts: '2. Use. Provider processes data on documented instructions.\n12. Notices. Notices go by mail.',
			},
			'several conditions': {
				flags: '2. Use. Provider processes data on instructions and may use anonymized personal data to train machine learning models.',
				accepts: '2. Use. Provider processes data on instructions and may use anonymized data to develop its services.',
			},
			absent: { flags: bare, accepts: `${bare} It acts only on documented instructions in processing.` },
		},
	},
	{
		rule: 'dpa.staff_confidentiality',
		finds: 'staff are not bound to secrecy',
		flags: [
			'3. Staff. Vendor briefs its staff on data protection once a year.',
			bare,
			'3. Staff. Provider picks its staff with care and trains its employees.',
		],
		accepts: [
			'3. Staff. All people who see the data are sworn to silence about it.',
			'3. Staff. Provider ensures that persons authorised to process data are committed to confidentiality.',
		],
		nearMisses: [
			'3. Staff. All personnel with access have signed a non-disclosure agreement.',
			'3. Secrecy. A duty of confidentiality binds everyone on the team: all employees are under it.',
		],
		failures: {
			'unusual place': {
				flags: 'ANNEX II\nMeasures: encryption and staff training.',
				accepts: 'ANNEX II\nMeasures: encryption. Employees are bound by a written duty of confidentiality.',
			},
			absent: { flags: bare, accepts: `${bare} Its employees are bound to secrecy.` },
		},
	},
	{
		rule: 'dpa.security',
		finds: 'security is a phrase, is not there, or may get weaker',
		flags: [
			'4. Security. Supplier takes the security steps that it holds to be fit and may change them.',
			bare,
			'4. Security. Provider takes appropriate technical and organisational measures.',
			'4. Security. Measures are encryption, daily backups and logging. Provider may change its security measures at any time.',
		],
		accepts: [
			'4. Safety. Supplier keeps the data encrypted, limits who may sign in, asks for a second factor and backs up each night.',
			'4. Security. Supplier uses encryption, daily backups and two-factor sign-in. It may swap a measure, and can replace these measures by ones that are as strong.',
			'4. Security. Provider uses encryption at rest, access control by role, daily backups and yearly penetration tests.',
		],
		nearMisses: [
			'4. Security. Measures are encryption, backups and access control. Provider may update the security measures, but will not reduce the level of protection.',
		],
		failures: {
			'unusual place': {
				flags: '4. Security. Provider takes appropriate security measures.\nANNEX II\nOther terms: none.',
				accepts:
					'4. Security. Provider takes the security measures in Annex II.\nANNEX II\nEncryption of all data\nMulti-factor sign-in\nDaily backups\nYearly penetration test',
			},
			absent: { flags: bare, accepts: `${bare} Measures are pseudonymisation, firewalls and physical access control.` },
		},
	},
	{
		rule: 'dpa.sub_processors',
		finds: 'sub-processors come unseen',
		flags: [
			'5. Subcontractors. Vendor picks its helpers freely and need not tell Customer of them.',
			bare,
			'5. Others. Customer gives a general authorisation for Provider to use sub-processors of its choice.',
			`${subs} Provider informs Customer of changes. Each sub-processor is bound by the same obligations.`,
			`${subs} Provider gives 30 days notice of a new one, and Customer may object.`,
			`${subs} Provider informs Customer within 10 days after the appointment of a new one. Customer may object. The same obligations bind each.`,
		],
		accepts: [
			'5. Helpers. The helpers are Stonemill Ltd (servers). Customer hears of a new helper 30 days ahead and may say no. Helpers are under the same duties.',
			'5. Subcontractors. Vendor works with Mailroom Ltd (letters). It asks Customer before it takes on another, and binds each by equal duties.',
			'5. Sub-processing. Supplier uses Stacknest GmbH. It tells Customer 30 days before a change, Customer may say no, and each helper has the same duties.',
			fairSubs,
		],
		nearMisses: [
			'5. Others. Provider shall not engage another processor without prior specific written consent of Customer. The same data protection obligations bind it.',
			'5. Others. Provider shall not engage any sub-processors.',
		],
		failures: {
			'over the threshold': { flags: fairSubs.replace('30 days', '5 days'), accepts: fairSubs.replace('30 days', '14 days') },
			'several conditions': { flags: fairSubs.replace(', and Customer may object', ''), accepts: fairSubs },
			absent: { flags: bare, accepts: `${bare}\n${fairSubs}` },
		},
	},
	{
		rule: 'dpa.data_subject_help',
		finds: 'no help with requests of people',
		flags: [
			'6. People. When people write to Vendor about their rights, it may reply as it sees fit.',
			bare,
			'6. Requests. Provider is not obliged to assist with requests of data subjects.',
		],
		accepts: [
			'6. Requests. Vendor passes requests on within two days and supports Customer by technical and organisational means.',
			'6. Requests. Provider assists Customer in answering requests of data subjects.',
		],
		nearMisses: [
			'6. Requests. Provider will forward any consumer request to Customer and not respond to it.',
			'6. Help. Provider supports Customer when individuals exercise their rights.',
		],
		failures: {
			'unusual place': {
				flags: '12. General. Notices go by mail.',
				accepts: '12. General. Notices go by mail. Provider helps to fulfil the rights of data subjects.',
			},
			absent: { flags: bare, accepts: `${bare} It helps with data subject requests.` },
		},
	},
	{
		rule: 'dpa.breach_notice',
		finds: 'a breach is told late or only when confirmed',
		flags: [
			'7. Incidents. Supplier tells Customer of any incident ten days after it learns of it.',
			bare,
			`7. Breach. Provider notifies Customer of a personal data breach within 5 days. ${help}`,
			`7. Breach. Provider notifies Customer after it has confirmed that a security incident occurred. ${help}`,
			`7. Breach. Provider informs Customer of security incidents in due course. ${help}`,
			notice,
		],
		accepts: [
			'1. Law. Texas law governs.\n7. Incidents. Vendor warns Customer of an incident within 48 hours after it learns of it.',
			`${notice}\n${help}`,
		],
		nearMisses: [
			`7. Breach. Processor shall inform the controller without undue delay of any breach of personal data security. It assists with articles 32 to 36. Customer confirms receipt.`,
			`${notice} ${help}\n9. Audit. After a breach Customer may audit Provider on 30 days notice.`,
		],
		failures: {
			'over the threshold': {
				flags: `${notice.replace('48 hours', '96 hours')}\n${help}`,
				accepts: `${notice.replace('48 hours', '72 hours')}\n${help}`,
			},
			'by reference': {
				flags: `2. Terms. "Security Incident" means a confirmed loss of data.\n7. Breach. Provider gives notice of each Security Incident within 24 hours. ${help}`,
				accepts: `2. Terms. "Security Incident" means a known or suspected loss of data.\n7. Breach. Provider gives notice of each Security Incident within 24 hours. ${help}`,
			},
			'several conditions': { flags: notice, accepts: `${notice} ${help}` },
			absent: { flags: `${bare} ${help}`, accepts: `${bare}\n${notice}\n${help}` },
		},
	},
	{
		rule: 'dpa.deletion',
		finds: 'data lingers after the end',
		flags: [
			'7. Retention. When the contract ends, Vendor holds on to the data for five years.',
			'8. End. After termination Vendor retains the data for as long as it finds it useful.',
			bare,
			'8. End. After termination Provider deletes personal data.',
			'8. End. On termination Provider returns or deletes the data, at the choice of Customer, within 180 days.',
			'8. End. On termination Provider deletes or returns data at its own discretion within 30 days.',
			'8. End. On termination Provider returns or deletes the data within 30 days as Customer requests. Provider may retain copies of the data for its records and research.',
		],
		accepts: [
			'8. End. When the services end Vendor hands back or erases the data, whichever Customer prefers, within 30 days, and from its backups within 90 days.',
			'8. End. On termination Supplier deletes all data, including backups, within 30 days, or returns it if Customer so asks.',
			'8. End. At the end of the services Provider deletes or returns all personal data, at the choice of Customer, within 30 days. Backups are deleted within 90 days.',
		],
		nearMisses: [
			'8. End. Within thirty (30) days after termination Provider returns all personal data and deletes existing copies, unless the law requires it to retain the data.',
			'8. End. When the services end, Customer may export its data, and Provider then deletes it within 14 days: all data is erased.',
		],
		failures: {
			'over the threshold': {
				flags:
					'8. End. On expiry data is returned or deleted on request within 30 days. Copies of data in backups are erased within 365 days.',
				accepts:
					'8. End. On expiry data is returned or deleted on request within 30 days. Copies of data in backups are erased within 90 days.',
			},
			'several conditions': {
				flags: '8. End. On termination Provider deletes all data within 30 days.',
				accepts: '8. End. On termination Provider deletes all data within 30 days, or returns it if Customer so requests.',
			},
			absent: { flags: bare, accepts: `${bare} On termination it returns or deletes data on request in 30 days.` },
		},
	},
	{
		rule: 'dpa.audit',
		finds: 'no audit, or reports alone',
		flags: [
			bare,
			'9. Audit. Customer has no right to audit Provider.',
			'9. Audit. The right to audit is satisfied solely by a copy of the latest SOC 2 report.',
			'9. Proof. Provider gives Customer information that demonstrates its compliance.',
		],
		accepts: [
			'9. Checks. Supplier shows its yearly report. Customer may visit and check once a year, and after any breach.',
			'9. Audit. Provider allows for and contributes to audits by Customer or its auditor.',
		],
		nearMisses: [
			'9. Audit. Provider first gives its audit reports. If these are not sufficient, Customer may conduct an on-site inspection.',
			'9. Audit. Customer may audit once a year. Audits may not unreasonably disrupt the business of Provider.',
		],
		failures: {
			'unusual place': {
				flags: '12. General. Customer waives any right to audit or inspect.',
				accepts: '12. General. Customer may inspect the processing after a breach.',
			},
			'several conditions': {
				flags: '9. Audit. Audits are limited to a review of ISO certificates and summaries of reports.',
				accepts:
					'9. Audit. Audits are limited to a review of ISO certificates, unless there was a breach: then Customer may conduct an audit on-site.',
			},
			absent: { flags: bare, accepts: `${bare} Customer has the right to audit it.` },
		},
	},
	{
		rule: 'dpa.annex',
		finds: 'the details of the processing are open',
		flags: [
			'SCHEDULE\nSubject: payroll runs. Duration: see clause 4. Purpose: paying wages. Data: to be agreed. People: staff of Customer.',
			'1. Scope. Provider processes data.',
			`${lists}Types of personal data: [to be completed]\nCategories of data subjects: employees of Customer`,
			'1. Scope. Annex I sets out the subject matter, duration, nature and purpose of processing, the types of personal data and the categories of data subjects.',
		],
		accepts: [
			'SCHEDULE\nSubject: payroll runs. Duration: see clause 4. Nature and purpose: paying wages. Data: names, bank details, wages. People: staff of Customer.',
			`${lists}Types of personal data: names, salaries, bank details\nCategories of data subjects: employees of Customer`,
		],
		nearMisses: [
			'1. Scope. Provider processes names and email addresses of Customer’s employees for the term of the main agreement to run its payroll.',
			'1. Scope. The subject matter is payroll. The duration is the term. The purposes are payment of wages. The categories of personal data are names and bank details. The categories of data subjects are employees.',
		],
		failures: {
			'by reference': {
				flags: '1. Scope. The types of personal data and categories of data subjects are set out in Annex I.',
				accepts: `1. Scope. The types of personal data and categories of data subjects are set out in Annex I.\nANNEX I\n${lists}Types of personal data: names\nCategories of data subjects: patients`,
			},
			'unusual place': {
				flags: `ANNEX I\n${lists}Categories of personal data: ________\nCategories of data subjects: ________`,
				accepts: `ANNEX I\n${lists}Categories of personal data\nNames and addresses\nCategories of data subjects\nGuests of hotels`,
			},
			absent: { flags: bare, accepts: `${bare} ${lists}Types of personal data: names\nTypes of individuals: guests` },
		},
	},
	{
		rule: 'dpa.transfers',
		finds: 'data leaves Europe with no lawful terms',
		flags: [
			gdpr,
			`${gdpr} Provider may transfer personal data to any country.`,
			`${gdpr} Transfers are made under the Standard Contractual Clauses of Decision 2010/87/EU.`,
			`${gdpr} Module One of the Standard Contractual Clauses (2021/914) applies.`,
			`${gdpr} The UK GDPR applies too. Module Two of the Standard Contractual Clauses (2021/914) applies.`,
		],
		accepts: [
			'1. Law. The GDPR applies. Personal data is kept in Dublin, Ireland only.',
			`${gdpr} For transfers outside the EEA Module Two of the Standard Contractual Clauses (EU) 2021/914 applies.`,
		],
		nearMisses: [
			bare,
			`Controller-to-Controller Terms\n${gdpr} Each side may transfer personal data to any country.`,
			`${gdpr} Provider shall not transfer personal data outside the EEA.`,
			`${gdpr} The clauses of Decision 2021/914, which replaced Decision 2010/87, apply in Module Three.`,
			`${gdpr} The UK GDPR applies too. Module Two of the SCCs (2021/914) applies, with the UK Addendum.`,
		],
		failures: {
			'by reference': {
				flags: `${gdpr}\n2. Terms. "SCCs" means the clauses annexed to Decision 2010/87/EU.\n8. Transfers. The SCCs apply.`,
				accepts: `${gdpr}\n2. Terms. "SCCs" means the clauses annexed to Decision (EU) 2021/914.\n8. Transfers. The SCCs apply.`,
			},
			'several conditions': {
				flags: `1. Roles. Provider is the processor of Customer.\n${gdpr} The SCCs of 2021 (controller to controller) apply.`,
				accepts: `${gdpr} The SCCs of 2021 (controller to processor) apply.`,
			},
			absent: { flags: gdpr, accepts: `${gdpr} Transfers rely on an adequacy decision.` },
		},
	},
	{
		rule: 'dpa.liability',
		finds: 'a data leak has no cap of its own, or nothing is said',
		flags: [
			'10. Damages. Vendor pays nothing for a breach of these terms.',
			'11. Liability. The limits of liability of the main agreement may or may not cover this exhibit; that is left open.',
			bare,
			'10. Liability. The liability of each party under this DPA is subject to the limitations in the main agreement.',
			'10. Liability. Provider accepts no liability for breach of this DPA.',
		],
		accepts: [
			'11. Money. For a breach of these terms each party answers up to three times the yearly price.',
			'10. Liability. The liability of a party for breach of this DPA is limited to three times the annual fees.',
		],
		nearMisses: [
			'10. Liability. For breach of this DPA a separate cap of $1,000,000 applies to the liability of Provider.',
			'10. Liability. The limits of the main agreement do not apply to liability under this DPA.',
		],
		failures: {
			'by reference': {
				flags: '2. Terms. "Data Cap" means the fees of one year.\n10. Liability. Liability under this DPA shall not exceed the Data Cap.',
				accepts:
					'2. Terms. "Data Cap" means five times the fees of one year.\n10. Liability. Liability under this DPA shall not exceed the Data Cap.',
			},
			'unusual place': {
				flags: `${fairSubs} Provider remains liable for the acts of its sub-processors.`,
				accepts: `${fairSubs} Liability for a data breach has a higher cap of two times the fees.`,
			},
			absent: { flags: bare, accepts: `${bare} Its liability for breach of this DPA is unlimited.` },
		},
	},
	{
		rule: 'dpa.us_terms',
		finds: 'California terms are missing in part or at all',
		flags: [
			'This exhibit is made by Marl Inc., a Texas corporation, and Fern LLC, a Texas limited liability company.\n3. Use. Vendor may merge the contacts with data of its other clients.\n9. Law. The laws of the State of Texas govern.',
			'This DPA is made between Wren Inc., a Delaware corporation ("Customer"), and Tern LLC, an Ohio limited liability company ("Provider").',
			'11. CCPA. Provider is a service provider under the CCPA and shall not sell personal information.',
		],
		accepts: [
			'11. CCPA. Provider shall not sell or share personal information, shall not use it outside the specified purposes, and shall not combine it with other data. Sub-processors are bound by the same obligations.',
		],
		nearMisses: [
			'This DPA is made between Wren GmbH, a German company ("Customer"), and Tern SAS, a French company ("Provider"). Irish law governs.',
		],
		failures: {
			'several conditions': {
				flags:
					'11. CCPA. Provider shall not sell or share personal information and uses it for limited purposes only. Sub-processors are bound by the same obligations.',
				accepts:
					'11. CCPA. Provider shall not sell or share personal information, uses it for limited purposes only and will not combine it. Sub-processors are bound by the same obligations.',
			},
			absent: {
				flags: '12. Law. This DPA is governed by the laws of the State of Nevada.',
				accepts:
					'12. Law. This DPA is governed by the laws of the State of Nevada. As the CCPA asks, Provider will not sell or combine personal information, and uses it only to provide the services. Sub-processors accept the same obligations.',
			},
		},
	},
]

testRules(dpaRules, cases, 'Data Processing Agreement')

const fairAddendum = `# Data Processing Addendum
This Data Processing Addendum ("DPA") supplements the Master Services Agreement dated February 3, 2026 between Fernlight Analytics, Inc., a Delaware corporation ("Provider"), and Osprey Mutual Ltd, a company registered in England ("Customer").
1. Roles. Customer is the controller and Provider is the processor of the personal data described in Annex I.
2. Instructions. Provider will process personal data only on Customer's documented instructions, including for transfers, unless required by law. Provider will inform Customer if an instruction appears to infringe the GDPR.
3. Confidentiality. Provider ensures that everyone authorised to process personal data is bound by a duty of confidentiality.
4. Security. Provider implements the technical and organisational measures listed in Annex II. Provider may update the measures but will not reduce the overall level of protection.
5. Sub-processors. Customer authorises the sub-processors listed in Annex III. Provider will give at least 30 days' notice before adding or replacing a sub-processor. Customer may object on reasonable grounds and, if the parties cannot resolve the objection, may terminate the affected services with a refund. Provider imposes the same data protection obligations on each sub-processor and remains liable for them.
6. Data subject rights. Provider will assist Customer in responding to requests from data subjects and will forward any request it receives without delay.
7. Personal data breach. Provider will notify Customer without undue delay and no later than 48 hours after becoming aware of a personal data breach, with the information Customer needs to meet its own duties. Provider will assist Customer with data protection impact assessments and prior consultation.
8. Deletion. At Customer's choice Provider will return or delete all personal data within 30 days after the services end. Copies in backups are overwritten within 90 days.
9. Audit. Provider makes available all information necessary to demonstrate compliance, including its latest audit reports. If the reports are not sufficient, or after a breach, Customer may audit Provider on 30 days' notice.
10. Transfers. For transfers out of the EEA, Module Two of the standard contractual clauses annexed to Commission Implementing Decision (EU) 2021/914 applies. For transfers out of the United Kingdom, the UK Addendum applies.
11. Liability. Each party's liability under this DPA is limited to three times the annual fees under the Master Services Agreement, apart from the general cap there.
12. California. Where the CCPA applies, Provider acts as a service provider. It processes personal information only for the limited and specified purposes of the services, does not sell or share it, does not combine it with other data, and binds its sub-processors to the same terms.
13. Law. This DPA is governed by the law that governs the Master Services Agreement.
Provider: ______________________
Customer: ______________________
ANNEX I
Subject matter: the analytics services under the Master Services Agreement
Duration: the term of the Master Services Agreement
Nature and purpose: collecting and reporting on website use
Types of personal data: names, e-mail addresses, usage data
Categories of data subjects: Customer's employees and website visitors
ANNEX II
Encryption in transit and at rest; role-based access control; multi-factor authentication; daily backups; annual penetration test.
ANNEX III
Skylark Hosting GmbH, Frankfurt: hosting.`

test('a fair addendum raises no alarm', () => {
	const input = ruleInput(fairAddendum, 'Data Processing Agreement')
	const alarms = dpaRules.filter((rule) => ['flagged', 'absent'].includes(rule.decide(input).outcome)).map(({ id }) => id)
	expect(alarms).toEqual([])
})
