import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { employmentRules } from './employment-rules.ts'

const grant = '1. Rights. The Employee hereby assigns to the Company all inventions made in the course of employment.'
const inCalifornia =
	'This Agreement is made between Larkspur Inc. (the "Company") and Dana Whitlow, an individual residing in Oakland, California (the "Employee").'
const inOhio =
	'This Agreement is made between Larkspur Inc. (the "Company") and Dana Whitlow, an individual residing in Columbus, Ohio (the "Employee").'

const employeeCases: RuleCase[] = [
	{
		rule: 'employment.prior_inventions',
		finds: 'the list of prior inventions is empty',
		flags: [
			`${grant}\n2. Earlier. Prior inventions are listed in Exhibit A.\n# EXHIBIT A\nPrior Inventions\n____________________\n____________________`,
			`${grant}\nExcluded Inventions: ________`,
			`${grant}\n2. Earlier. The Employee keeps the tools named in Annex 1.\n# ANNEX 1\nTo be added`,
		],
		accepts: [
			`${grant}\n2. Earlier. Prior inventions are listed in Exhibit A.\n# EXHIBIT A\nPrior Inventions\nNone.`,
			`${grant}\n2. Earlier. The Employee's prior inventions are the "Fern" font and its tools. They stay with the Employee.`,
			`${grant}\n2. Prior materials. The Employee keeps what Annex 1 lists.\n# ANNEX 1\nThe Fern font.`,
		],
		nearMisses: [
			`${grant}\n2. Earlier. The Employee has made no inventions before the date of this Agreement.`,
			'1. Notice. Prior written notice of 30 days ends this Agreement.',
		],
		failures: {
			'unusual place': {
				flags: `${grant}\n# SCHEDULE 2\nList of prior inventions\nTitle: ______ Date: ______`,
				accepts: `${grant}\n# SCHEDULE 2\nList of prior inventions\nTitle: Kestrel parser. Date: May 2023`,
			},
			'by reference': {
				flags: `${grant}\n2. Earlier. What is listed in Annex B is excluded.\n# ANNEX B\nExcluded Inventions\n[ ]`,
				accepts: `${grant}\n2. Earlier. What is listed in Annex B is excluded.\n# ANNEX B\nExcluded Inventions\nNot applicable.`,
			},
		},
	},
	{
		rule: 'employment.out_of_state',
		finds: 'a Californian must sue far away',
		flags: [
			`${inCalifornia}\n1. Law. This Agreement is governed by the laws of the State of Delaware.`,
			'1. Place. The Employee works from San Diego, California.\n2. Court. The courts located in Texas have exclusive jurisdiction.',
		],
		accepts: [`${inCalifornia}\n1. Law. This Agreement is governed by the laws of the State of California.`],
		nearMisses: [
			'The Consultant, Dana Whitlow, an individual residing in Oakland, California, works for Larkspur Inc.\n1. Law. This Agreement has no choice of law.',
			`${inOhio}\n1. Law. This Agreement is governed by the laws of the State of Delaware.`,
			'This Agreement is made between Larkspur Inc., a California corporation (the "Company"), and Dana Whitlow (the "Employee").\n1. Law. This Agreement is governed by the laws of the State of Delaware.',
		],
		failures: {
			'unusual place': {
				flags: 'Dana Whitlow\n14 Alder Street\nFresno, CA 93701\nDear Dana,\nThis letter is governed by the laws of the State of New York.',
				accepts:
					'Dana Whitlow\n14 Alder Street\nFresno, CA 93701\nDear Dana,\nThis letter is governed by the laws of the State of California.',
			},
			'several conditions': {
				flags: `${inCalifornia}\n1. Law. California law governs. The courts located in Delaware have exclusive jurisdiction.`,
				accepts: `${inCalifornia}\n1. Law. California law governs. The courts located in California have exclusive jurisdiction.`,
			},
		},
	},
	{
		rule: 'employment.quit_fee',
		finds: 'leaving costs money',
		flags: [
			'1. Bonus. The Employee repays the signing bonus in full if the Employee resigns within three years.',
			'1. Training. If the Employee resigns within 12 months, the Employee shall repay the training costs of $8,000.',
			'1. Leaving. An exit fee of $2,500 is due when the Employee quits.',
			'1. Visa. The Employee must reimburse visa and recruitment costs on leaving before two years.',
			'1. Courses. The Company sends the Employee to a course. If she gives notice within two years she pays back $6,000.',
			'1. Term. If the Consultant ends this agreement before May she owes the Company $2,000.',
		],
		accepts: [
			'1. Bonus. The Employee repays the signing bonus if the Employee resigns before the first anniversary of the start.',
			'1. Training. The Company pays for training.',
			'1. Bonus. If you resign within 12 months you will repay the unearned part of the signing bonus pro rata.',
		],
		nearMisses: [
			'1. End. In the event of a voluntary termination all continuing relocation benefits and reimbursements will cease.',
			'1. End. If the Employee resigns, the Company will pay earned salary and reimburse expenses for training.',
			'1. Things. On leaving the Employee returns all training materials in good order.',
			'1. Term. If the Consultant ends this agreement early she refunds $2,000 paid in advance for work not done.',
			'1. End. If the Employee gives notice, the Company pays $4,000 for unused leave.',
		],
		failures: {
			'unusual place': {
				flags: '1. Benefits. We pay for your certification course. It is a benefit, and you owe us its cost if you leave within two years.',
				accepts: '1. Benefits. We pay for your certification course. It is a benefit, and you owe us nothing for it if you leave.',
			},
			'over the threshold': {
				flags: '1. Bonus. If you resign within 36 months you will repay the signing bonus pro rata.',
				accepts: '1. Bonus. If you resign within 18 months you will repay the signing bonus pro rata.',
			},
			'several conditions': {
				flags: `${inCalifornia}\n1. Bonus. If you resign within 12 months you will repay the signing bonus pro rata.`,
				accepts: `${inOhio}\n1. Bonus. If you resign within 12 months you will repay the signing bonus pro rata.`,
			},
		},
	},
	{
		rule: 'employment.protected_disclosures',
		finds: 'secrecy gags people, or lacks the notice',
		flags: [
			'1. Secrecy. The Employee shall keep all trade secrets confidential.',
			'1. Pay. The Employee shall not discuss salary with other employees.',
			'1. Secrecy. Confidential Information must not be disclosed to any government agency without our consent.',
			'1. Secrecy. The Employee talks to no authority or union about the plant.',
			'1. Secrecy. The Employee keeps unpublished plans secret for two years.',
		],
		accepts: [
			'1. Secrecy. The Employee shall keep all trade secrets confidential. Notice of immunity under 18 U.S.C. 1833(b): a person is not liable for a disclosure to a lawyer in confidence.',
		],
		nearMisses: [
			'1. Disputes. The arbitration stays confidential. This shall not be interpreted so as to preclude reports to governmental offices.',
			'AMENDMENT TO EMPLOYMENT AGREEMENT. 1. Secrecy. The Employee shall keep all trade secrets confidential.',
			'This Agreement is dated March 3, 2009. 1. Secrecy. The Employee shall keep all trade secrets confidential.',
			'This Agreement is governed by the laws of England. 1. Secrecy. The Employee shall keep all trade secrets confidential.',
			'1. Secrecy. The Employee shall keep trade secrets confidential, but may discuss wages and report to any agency. Under the Defend Trade Secrets Act a person has immunity for reports.',
			'1. Pay. The Company pays a salary of $90,000.',
			'1. Past. The Employee will not use confidential information of a former employer.',
		],
		failures: {
			'unusual place': {
				flags:
					'1. Terms. "Confidential Information" includes product plans, code and the wages of employees.\n2. Secrecy. The Employee shall keep Confidential Information secret. The notice under 18 U.S.C. 1833(b) applies.',
				accepts:
					'1. Terms. "Confidential Information" includes product plans and code.\n2. Secrecy. The Employee shall keep Confidential Information secret. The notice under 18 U.S.C. 1833(b) applies.',
			},
			'by reference': {
				flags: '1. Secrecy. The duties of confidence in Schedule 1 shall bind the Employee.',
				accepts:
					'1. Secrecy. The duties of confidence in Schedule 1 shall bind the Employee, subject to Section 2.\n2. Notice. The Defend Trade Secrets Act gives immunity for reports made in confidence.',
			},
			absent: {
				flags: '1. Secrecy. The Employee must not disclose proprietary information.',
				accepts: '1. Secrecy. The Employee must not disclose proprietary information. DTSA notice: see 18 U.S.C. 1833(b).',
			},
		},
	},
	{
		rule: 'employment.further_assurances',
		finds: 'no papers later, nothing comes back',
		flags: [
			`${grant}\n2. Start. The Employee signs the documents required to prove the right to work. On leaving, the Employee returns all equipment.`,
			grant,
			`${grant}\n2. End. At the end the Employee returns all equipment and files.`,
			'1. Rights. The code is a work made for hire.',
		],
		accepts: [
			`${grant}\n2. Help. The Employee will sign all documents needed to record these rights.\n3. End. All materials will be left with, or forthwith returned by the Employee to, the Company.`,
			`${grant}\n2. Help. The Employee will sign all documents needed to record these rights.\n3. End. At the end the Employee returns all equipment and files.`,
		],
		nearMisses: [
			`${grant}\n2. Help. The Employee appoints the Company as attorney-in-fact to apply for patents. On termination all company property is to be handed back.`,
			'1. Pay. The Company pays $90,000 a year.',
		],
		failures: {
			'unusual place': {
				flags: `${grant}\n8. Notices. Notices are sent by mail.`,
				accepts: `${grant}\n8. Notices. Notices are sent by mail. On request the Employee will execute any document to perfect title, and at the end will return all materials.`,
			},
			'several conditions': {
				flags: `${grant}\n2. Help. The Employee will execute documents to perfect the Company's title.`,
				accepts: `${grant}\n2. Help. The Employee will execute documents to perfect the Company's title and will return all records.`,
			},
			absent: {
				flags: `${inOhio}\n${grant}`,
				accepts: `${inOhio}\n${grant}\nFurther assurances: the Employee will do all acts needed to vest title and will return company property.`,
			},
		},
	},
]

const contractorCases: RuleCase[] = [
	{
		rule: 'employment.contractor_control',
		finds: 'a contractor is bound like an employee',
		flags: [
			'1. Work. The Contractor shall not provide services to any other company.',
			'1. Work. The Contractor works under the direct supervision of the Company from 9 a.m. to 5 p.m.',
			'1. Work. You will devote your full time to the Company and report to the engineering manager.',
		],
		accepts: ['1. Work. The Contractor decides how and when to do the work, uses its own tools and may work for other clients.'],
		nearMisses: [
			'1. Rights. Whatever the Contractor makes for the Company, and no one else, shall belong exclusively to the Company. Other inventions stay with the Contractor.',
			'1. Work. The Company shall not control the manner or means of the work, and there are no fixed hours.',
			'1. Work. The Contractor works up to 40 hours per week at times of its choice.',
			'1. Secrecy. The Contractor shall not disclose facts to any third party.',
		],
		failures: {
			'unusual place': {
				flags: '9. Notices. Notices are in writing. The Contractor may not perform work for anyone else during the term.',
				accepts: '9. Notices. Notices are in writing. The Contractor may perform work for anyone else during the term.',
			},
			'by reference': {
				flags: '1. Terms. "Working Time" means 9 a.m. to 6 p.m. on each weekday.\n2. Work. The Contractor is present in Working Time.',
				accepts: '1. Terms. "Working Time" means the time that the Contractor sets.\n2. Work. The Contractor is present in Working Time.',
			},
			'several conditions': {
				flags:
					'1. Work. The Contractor must use a laptop provided by the Company.\n2. Reports. The Contractor reports to the head of product.',
				accepts: '1. Work. The Contractor must use a secure laptop.\n2. Reports. The Contractor reports to the head of product.',
			},
		},
	},
	{
		rule: 'employment.ip_timing',
		finds: 'rights wait for money, or helpers keep theirs',
		flags: [
			'1. Rights. Ownership of the deliverables passes to the Company upon full payment.',
			'1. Rights. Until all invoices are paid, the Contractor retains title to the source code.',
			'1. Rights. The Company gets its rights in each design when that design has been paid.',
			'1. Helpers. The Contractor may use subcontractors.\n2. Rights. The Contractor hereby assigns all work product.',
			'1. Rights. The Contractor hereby assigns all software it writes.',
		],
		accepts: [
			'1. Rights. The Contractor hereby assigns all software as it is written, whether or not it has been paid for.\n2. Others. Open-source code needs written approval. Subcontractors sign the same terms.',
			'1. Rights. The Contractor hereby assigns all illustrations and designs.',
		],
		nearMisses: [
			'1. Tax. The Contractor retains an amount of the payment equal to the tax imposed upon the payments.',
			'1. Helpers. The Company may use subcontractors.\n2. Rights. The Contractor hereby assigns all drawings.',
			'1. Pay. The Company pays by bank transfer after receipt of an invoice for the work.\n2. Rights. The Contractor hereby assigns all drawings and copyrights.',
			'1. Helpers. The Contractor may use subcontractors with the prior written consent of the Company.\n2. Rights. The Contractor hereby assigns all work product.',
		],
		failures: {
			'unusual place': {
				flags: '3. Invoices. Invoices are due in 30 days. Copyright in the designs is transferred once the last invoice has been paid.',
				accepts:
					'3. Invoices. Invoices are due in 30 days. Copyright in the designs is hereby transferred, regardless of when the last invoice has been paid.',
			},
			'several conditions': {
				flags: '1. Rights. The Contractor hereby assigns all designs, provided that the Company has paid all fees.',
				accepts: '1. Rights. The Contractor hereby assigns all designs. The Company shall pay all fees.',
			},
			absent: {
				flags: '1. Rights. The Contractor hereby assigns the app and its source code.',
				accepts: '1. Rights. The Contractor hereby assigns the app and its source code. It contains no third-party code.',
			},
		},
	},
]

const letterCases: RuleCase[] = [
	{
		rule: 'employment.equity',
		finds: 'equity is promised in the wrong way',
		flags: [
			'You will receive stock options equal to 1% of the Company.',
			'You will be granted an option to purchase 20,000 shares of common stock.',
			'Equity: 0.5% of the company',
		],
		accepts: [
			'Subject to approval by the Board, you will be granted an option to purchase 20,000 shares at fair market value, vesting over four years.',
		],
		nearMisses: [
			'You will be granted 5,000 stock options, vesting over 4 years, subject to approval by the Board and the option plan.',
			'Upon a change in control all options granted to you shall be fully vested.',
			'You will be entitled to participate in the management stock option plan, as it may be amended from time to time.',
			'You will be granted options for 40,000 shares at the closing price on the NASDAQ on your first day.',
			'AMENDMENT NO. 2. You will be granted an option to purchase 20,000 shares of common stock.',
			'As Chief Executive Officer you report to the board. If you resign for Good Reason after a Change in Control, the Compensation Committee pays severance. You will receive 20,000 stock options.',
			'You may own up to 1% of the stock of a publicly traded company.',
			'This offer includes no equity.',
			'You will not receive stock options.',
		],
		failures: {
			'unusual place': {
				flags: '4. Benefits. You get health insurance, a laptop and options for 2% of the Company.',
				accepts: '4. Benefits. You get health insurance, a laptop and a bus pass.',
			},
			'by reference': {
				flags: 'We will grant you the Option.\n"Option" means an option to purchase 1.5% of the fully diluted shares.',
				accepts:
					'We will grant you the Option.\n"Option" means an option to purchase 15,000 shares at fair market value, subject to Board approval, vesting over four years.',
			},
			'several conditions': {
				flags: 'You will be granted an option to purchase 20,000 shares at fair market value, vesting over four years.',
				accepts:
					'You will be granted an option to purchase 20,000 shares at fair market value, vesting over four years. The grant needs the approval of the Board.',
			},
		},
	},
	{
		rule: 'employment.terms',
		finds: 'pay, status or the way out is left open',
		flags: [
			'You will join us as an engineer on May 4.',
			'Your salary is $120,000 a year. The job is exempt and at will. You will receive a generous bonus.',
			'Your salary is $120,000 a year.',
		],
		accepts: ['Your salary is $120,000 a year. The position is exempt. Your employment is at will.'],
		nearMisses: [
			'Reference is hereby made to that certain Employment Agreement between us. It ends on May 1.',
			'Your salary is $120,000 a year. Your employment is at will. If you are dismissed, you are paid any unpaid bonus to which you are entitled.',
			'FIRST AMENDMENT TO EMPLOYMENT AGREEMENT. The Agreement is hereby amended as follows: the title is Vice President.',
			'Your salary is $120,000 a year. You may resign with one month of notice. The Company may terminate for cause.',
			'Your salary is $120,000 a year. The position is exempt. Your employment is at will. You may receive a bonus in the sole discretion of the Company.',
			'Your wage is $32 per hour and overtime is paid. Either you or the Company may end the job at any time, for any reason.',
		],
		failures: {
			'unusual place': {
				flags: 'Start date: May 4\nTitle: Engineer',
				accepts: 'Salary: $120,000\nStatus: Exempt\nNature of the job: At-will\nTitle: Engineer',
			},
			'several conditions': {
				flags: 'Your salary is $120,000 a year. You will receive a commission.',
				accepts: 'Your salary is $120,000 a year. You will receive a commission of 4% of net sales. Your employment is at will.',
			},
			absent: {
				flags: 'Welcome to Larkspur. We look forward to your start.',
				accepts: 'Welcome to Larkspur. Your employment is at-will, non-exempt and pays $40 per hour.',
			},
		},
	},
]

const onlyIn = (cases: readonly RuleCase[]) => employmentRules.filter(({ id }) => cases.some(({ rule }) => rule === id))

testRules(onlyIn(employeeCases), employeeCases, 'Employment Agreement')
testRules(onlyIn(contractorCases), contractorCases, 'Independent Contractor Agreement')
testRules(onlyIn(letterCases), letterCases, 'Offer Letter')
