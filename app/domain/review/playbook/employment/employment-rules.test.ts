import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { employmentRules } from './employment-rules.ts'

const grant = '1. Rights. The Employee hereby assigns to the Company all inventions made in the course of employment.'
const inCalifornia = 'This Agreement is made between Larkspur Inc. (the "Company") and Dana Whitlow, an individual residing in Oakland, California (the "Employee").'
const inOhio = 'This Agreement is made between Larkspur Inc. (the "Company") and Dana Whitlow, an individual residing in Columbus, Ohio (the "Employee").'

const employeeCases: RuleCase[] = [
	{
		rule: 'employment.present_assignment',
		finds: 'the work is promised, not handed over',
		flags: ['1. Rights. The Employee agrees to assign to the Company all inventions made on the job.', '1. Rights. All work product shall be assigned to the Company on request.', '1. Duties. The Employee writes software for the Company.', '1. Rights. The code is a work made for hire, and nothing else is needed.'],
		accepts: [grant, '1. Rights. The Employee assigns to the Company, with full title, all intellectual property in the work.', '1. Rights. Title in each deliverable vests in the Company upon its creation.'],
		nearMisses: ['The Proprietary Information and Inventions Agreement of May 2, 2022 remains in full force. It is unchanged.', '1. Rights. The Employee agrees to assign, and hereby does assign, all inventions to the Company. The Employee will sign papers to assign patents.', '1. Start. As a condition of your job you will sign our Proprietary Information and Inventions Agreement.'],
		failures: {
			'unusual place': { flags: '9. General. Headings are for convenience. The Employee shall transfer to the Company ownership of all software written in the job. Notices are in writing.', accepts: '9. General. Headings are for convenience. The Employee hereby transfers to the Company ownership of all software written in the job. Notices are in writing.' },
			'by reference': { flags: '1. Rights. "Transfer" means that the Employee will assign the Inventions on request.\n2. Inventions. The Transfer covers all Inventions.', accepts: '1. Rights. "Transfer" means that the Employee hereby assigns the Inventions.\n2. Inventions. The Transfer covers all Inventions.' },
			absent: { flags: '1. Pay. The Company pays the Employee $90,000 a year.', accepts: `1. Pay. The Company pays the Employee $90,000 a year.\n${grant}` },
		},
	},
	{
		rule: 'employment.work_for_hire_backup',
		finds: 'work for hire stands alone',
		flags: ['1. Rights. All code is a work made for hire for the Company.', '1. Rights. The results are deemed works-for-hire and the Company is their author.'],
		accepts: ['1. Rights. All code is a work made for hire. To the extent it is not, the Employee hereby assigns all rights in it to the Company.'],
		nearMisses: ['1. Rights. Nothing written under this Agreement is a work made for hire.', grant],
		failures: {
			'unusual place': { flags: '1. Definitions. "Work Product" means all code, each item being a work made for hire of the Company.\n2. Pay. The Company pays $80,000 a year.', accepts: '1. Definitions. "Work Product" means all code, each item being a work made for hire of the Company.\n2. Transfer. The Employee hereby assigns all Work Product to the Company.' },
			'several conditions': { flags: '1. Rights. The code is a work made for hire. The Employee may assign this Agreement with consent.', accepts: '1. Rights. The code is a work made for hire. The Employee irrevocably assigns all copyrights in it to the Company.' },
		},
	},
	{
		rule: 'employment.own_time_inventions',
		finds: 'free-time inventions are taken',
		flags: [
			'1. Rights. The Employee hereby assigns all inventions, whether or not made during working hours or on company premises.',
			`${inCalifornia}\n${grant}`,
			'1. Rights. The Employee hereby assigns to the Company every idea and invention that the Employee has while employed, at any time, including on weekends and in spare time.',
			'1. Rights. The Employee hereby assigns every design that he makes while employed, in spare time or otherwise.',
		],
		accepts: [`${inCalifornia}\n${grant}\n2. Limit. Section 1 does not apply to an invention that qualifies under California Labor Code section 2870.`, `${inOhio}\n${grant}`],
		nearMisses: [`${grant}\n2. Limit. Inventions made on the Employee's own time without using the Company's equipment are excluded.`, '1. Secrecy. The Employee keeps the facts secret, whether or not during working hours.'],
		failures: {
			'unusual place': { flags: `${inCalifornia}\n${grant}\n# EXHIBIT A\nThe Company's address is 1 Main Street.`, accepts: `${inCalifornia}\n${grant}\n# EXHIBIT A\nNotice: this Agreement does not cover an invention made wholly in the Employee's own time.` },
			'by reference': { flags: `${inCalifornia}\n${grant}\nIt covers all Creations. "Creations" means anything made while employed, regardless of whether it relates to the business of the Company.`, accepts: `${inCalifornia}\n${grant}\nIt covers all Creations. "Creations" means anything made for the Company, other than what the Employee makes in their own time.` },
			'several conditions': { flags: `This Agreement is governed by the laws of the State of Washington.\n${grant}`, accepts: `This Agreement is governed by the laws of the State of Ohio.\n${grant}` },
			absent: { flags: '1. Place. The Employee works from Seattle, Washington.\n2. Rights. The Employee hereby assigns all inventions.', accepts: '1. Place. The Employee works from Seattle, Washington.\n2. Rights. The Employee hereby assigns all inventions, except those that RCW 49.44.140 leaves to an employee.' },
		},
	},
	{
		rule: 'employment.prior_inventions',
		finds: 'the list of earlier inventions is empty or missing',
		flags: [grant, `${grant}\n2. Earlier. Prior inventions are listed in Exhibit A.\n# EXHIBIT A\nPrior Inventions\n____________________\n____________________`, `${grant}\nExcluded Inventions: ________`, '1. Rights. The code is a work made for hire.', `${grant}\n2. Earlier. The Employee keeps the tools named in Annex 1.\n# ANNEX 1\nTo be added`],
		accepts: [`${grant}\n2. Earlier. Prior inventions are listed in Exhibit A.\n# EXHIBIT A\nPrior Inventions\nNone.`, `${grant}\n2. Earlier. The Employee's prior inventions are the "Fern" font and its tools. They stay with the Employee.`, `${grant}\n2. Prior materials. The Employee keeps what Annex 1 lists.\n# ANNEX 1\nThe Fern font.`],
		nearMisses: [`${grant}\n2. Earlier. The Employee has made no inventions before the date of this Agreement.`, '1. Notice. Prior written notice of 30 days ends this Agreement.'],
		failures: {
			'unusual place': { flags: `${grant}\n# SCHEDULE 2\nList of prior inventions\nTitle: ______ Date: ______`, accepts: `${grant}\n# SCHEDULE 2\nList of prior inventions\nTitle: Kestrel parser. Date: May 2023` },
			'by reference': { flags: `${grant}\n2. Earlier. What is listed in Annex B is excluded.\n# ANNEX B\nExcluded Inventions\n[ ]`, accepts: `${grant}\n2. Earlier. What is listed in Annex B is excluded.\n# ANNEX B\nExcluded Inventions\nNot applicable.` },
			absent: { flags: `${inOhio}\n${grant}`, accepts: `${inOhio}\n${grant}\nThe Employee has no prior inventions.` },
		},
	},
	{
		rule: 'employment.non_compete',
		finds: 'competing after the job is banned',
		flags: ['1. After. For one year after employment ends the Employee shall not compete with the Company.', '1. After. Following termination the Employee will not, for 24 months, work for a business similar to that of the Company.', '1. After. The Employee agrees to refrain from competing with the Company for six months after leaving.', '1. After. For a year after the job ends the Employee shall not work for another maker of bicycles.', '1. After. Once the work has ended, the Employee will not join any other firm that sells maps.'],
		accepts: [grant, '1. Loyalty. During the term of employment the Employee shall not compete with the Company.'],
		nearMisses: ['1. After. Nothing in this Agreement stops the Employee from competing with the Company after the job ends.', '1. Pay. The Company offers a competitive salary, and it will not be cut for one year after the start.', '1. Past. The Employee is not bound by a non-compete with a former employer.', '1. After. After the job ends the Employee shall not give the plans to another maker of bicycles.', '1. Work. The Employee does not work for another firm in the shop hours.'],
		failures: {
			'unusual place': { flags: '12. Miscellaneous. Notices are in writing. For 12 months after the end the Employee may not engage in the same line of business.', accepts: '12. Miscellaneous. Notices are in writing. While employed the Employee may not engage in the same line of business.' },
			'by reference': { flags: '1. Terms. "Restricted Period" means the two years after the job ends.\n2. Ban. In the Restricted Period the Employee shall not compete.', accepts: '1. Terms. "Service Period" means the time of the job.\n2. Ban. Throughout the term of employment the Employee shall not compete.' },
			'several conditions': { flags: '1. Ban. During employment and for nine months thereafter, the Employee shall not compete in Texas.', accepts: '1. Ban. During employment, and for as long as the Employee draws a salary, the Employee shall not compete in Texas.' },
		},
	},
	{
		rule: 'employment.non_solicit',
		finds: 'the ban on winning people over is too long, too wide or void',
		flags: ['1. After. For 36 months after the end the Employee shall not solicit any employee of the Company.', `${inCalifornia}\n1. After. For six months after the end the Employee will not solicit customers with whom the Employee worked.`, '1. After. For one year after the end the Employee may not solicit any client of the Company.', '1. After. After the end the Employee shall not hire or recruit staff of the Company.', '1. After. For a year after the work ends the Employee takes no orders from any client of the Company and does not serve its customers.'],
		accepts: ['1. After. For 12 months after the end the Employee will not solicit customers with whom the Employee worked in the last year.', '1. After. For one year after the end the Employee will not solicit employees of the Company.'],
		nearMisses: ['1. After. Nothing here stops the Employee from soliciting customers after the end.', '1. Loyalty. During the term of employment the Employee will not induce staff to leave.', '1. Secrecy. After the work ends the Employee does not work with the customer lists of the Company.'],
		failures: {
			'over the threshold': { flags: '1. After. For two years after the end the Employee will not entice away staff with whom the Employee worked.', accepts: '1. After. For one year after the end the Employee will not entice away staff with whom the Employee worked.' },
			'by reference': { flags: '1. Terms. "Restricted Period" means the three years after the end.\n2. Ban. During the Restricted Period the Employee will not solicit employees of the Company.', accepts: '1. Terms. "Restricted Period" means the nine months after the end.\n2. Ban. During the Restricted Period the Employee will not solicit employees of the Company.' },
			'several conditions': { flags: '1. After. For ten months after the end the Employee may not solicit customers of the Company, wherever they are.', accepts: '1. After. For ten months after the end the Employee may not solicit customers whom the Employee served.' },
		},
	},
	{
		rule: 'employment.out_of_state',
		finds: 'a Californian must sue far away',
		flags: [`${inCalifornia}\n1. Law. This Agreement is governed by the laws of the State of Delaware.`, '1. Place. The Employee works from San Diego, California.\n2. Court. The courts located in Texas have exclusive jurisdiction.'],
		accepts: [`${inCalifornia}\n1. Law. This Agreement is governed by the laws of the State of California.`],
		nearMisses: ['The Consultant, Dana Whitlow, an individual residing in Oakland, California, works for Larkspur Inc.\n1. Law. This Agreement has no choice of law.', `${inOhio}\n1. Law. This Agreement is governed by the laws of the State of Delaware.`, 'This Agreement is made between Larkspur Inc., a California corporation (the "Company"), and Dana Whitlow (the "Employee").\n1. Law. This Agreement is governed by the laws of the State of Delaware.'],
		failures: {
			'unusual place': { flags: 'Dana Whitlow\n14 Alder Street\nFresno, CA 93701\nDear Dana,\nThis letter is governed by the laws of the State of New York.', accepts: 'Dana Whitlow\n14 Alder Street\nFresno, CA 93701\nDear Dana,\nThis letter is governed by the laws of the State of California.' },
			'several conditions': { flags: `${inCalifornia}\n1. Law. California law governs. The courts located in Delaware have exclusive jurisdiction.`, accepts: `${inCalifornia}\n1. Law. California law governs. The courts located in California have exclusive jurisdiction.` },
		},
	},
	{
		rule: 'employment.quit_fee',
		finds: 'leaving costs money',
		flags: ['1. Bonus. The Employee repays the signing bonus in full if the Employee resigns within three years.', '1. Training. If the Employee resigns within 12 months, the Employee shall repay the training costs of $8,000.', '1. Leaving. An exit fee of $2,500 is due when the Employee quits.', '1. Visa. The Employee must reimburse visa and recruitment costs on leaving before two years.', '1. Courses. The Company sends the Employee to a course. If she gives notice within two years she pays back $6,000.', '1. Term. If the Consultant ends this agreement before May she owes the Company $2,000.'],
		accepts: ['1. Bonus. The Employee repays the signing bonus if the Employee resigns before the first anniversary of the start.', '1. Training. The Company pays for training.', '1. Bonus. If you resign within 12 months you will repay the unearned part of the signing bonus pro rata.'],
		nearMisses: ['1. End. If the Employee resigns, the Company will pay earned salary and reimburse expenses for training.', '1. Things. On leaving the Employee returns all training materials in good order.', '1. Term. If the Consultant ends this agreement early she refunds $2,000 paid in advance for work not done.', '1. End. If the Employee gives notice, the Company pays $4,000 for unused leave.'],
		failures: {
			'unusual place': { flags: '1. Benefits. We pay for your certification course. It is a benefit, and you owe us its cost if you leave within two years.', accepts: '1. Benefits. We pay for your certification course. It is a benefit, and you owe us nothing for it if you leave.' },
			'over the threshold': { flags: '1. Bonus. If you resign within 36 months you will repay the signing bonus pro rata.', accepts: '1. Bonus. If you resign within 18 months you will repay the signing bonus pro rata.' },
			'several conditions': { flags: `${inCalifornia}\n1. Bonus. If you resign within 12 months you will repay the signing bonus pro rata.`, accepts: `${inOhio}\n1. Bonus. If you resign within 12 months you will repay the signing bonus pro rata.` },
		},
	},
	{
		rule: 'employment.protected_disclosures',
		finds: 'secrecy gags people, or lacks the notice',
		flags: ['1. Secrecy. The Employee shall keep all trade secrets confidential.', '1. Pay. The Employee shall not discuss salary with other employees.', '1. Secrecy. Confidential Information must not be disclosed to any government agency without our consent.', '1. Secrecy. The Employee talks to no authority or union about the plant.', '1. Secrecy. The Employee keeps unpublished plans secret for two years.'],
		accepts: ['1. Secrecy. The Employee shall keep all trade secrets confidential. Notice of immunity under 18 U.S.C. 1833(b): a person is not liable for a disclosure to a lawyer in confidence.'],
		nearMisses: ['1. Disputes. The arbitration stays confidential. This shall not be interpreted so as to preclude reports to governmental offices.', 'AMENDMENT TO EMPLOYMENT AGREEMENT. 1. Secrecy. The Employee shall keep all trade secrets confidential.', 'This Agreement is dated March 3, 2009. 1. Secrecy. The Employee shall keep all trade secrets confidential.', 'This Agreement is governed by the laws of England. 1. Secrecy. The Employee shall keep all trade secrets confidential.', '1. Secrecy. The Employee shall keep trade secrets confidential, but may discuss wages and report to any agency. Under the Defend Trade Secrets Act a person has immunity for reports.', '1. Pay. The Company pays a salary of $90,000.', '1. Past. The Employee will not use confidential information of a former employer.'],
		failures: {
			'unusual place': { flags: '1. Terms. "Confidential Information" includes product plans, code and the wages of employees.\n2. Secrecy. The Employee shall keep Confidential Information secret. The notice under 18 U.S.C. 1833(b) applies.', accepts: '1. Terms. "Confidential Information" includes product plans and code.\n2. Secrecy. The Employee shall keep Confidential Information secret. The notice under 18 U.S.C. 1833(b) applies.' },
			'by reference': { flags: '1. Secrecy. The duties of confidence in Schedule 1 shall bind the Employee.', accepts: '1. Secrecy. The duties of confidence in Schedule 1 shall bind the Employee, subject to Section 2.\n2. Notice. The Defend Trade Secrets Act gives immunity for reports made in confidence.' },
			absent: { flags: '1. Secrecy. The Employee must not disclose proprietary information.', accepts: '1. Secrecy. The Employee must not disclose proprietary information. DTSA notice: see 18 U.S.C. 1833(b).' },
		},
	},
	{
		rule: 'employment.further_assurances',
		finds: 'no papers later, nothing comes back',
		flags: [`${grant}\n2. Start. The Employee signs the documents required to prove the right to work. On leaving, the Employee returns all equipment.`, grant, `${grant}\n2. End. At the end the Employee returns all equipment and files.`, '1. Rights. The code is a work made for hire.'],
		accepts: [`${grant}\n2. Help. The Employee will sign all documents needed to record these rights.\n3. End. At the end the Employee returns all equipment and files.`],
		nearMisses: [`${grant}\n2. Help. The Employee appoints the Company as attorney-in-fact to apply for patents. On termination all company property is to be handed back.`, '1. Pay. The Company pays $90,000 a year.'],
		failures: {
			'unusual place': { flags: `${grant}\n8. Notices. Notices are sent by mail.`, accepts: `${grant}\n8. Notices. Notices are sent by mail. On request the Employee will execute any document to perfect title, and at the end will return all materials.` },
			'several conditions': { flags: `${grant}\n2. Help. The Employee will execute documents to perfect the Company's title.`, accepts: `${grant}\n2. Help. The Employee will execute documents to perfect the Company's title and will return all records.` },
			absent: { flags: `${inOhio}\n${grant}`, accepts: `${inOhio}\n${grant}\nFurther assurances: the Employee will do all acts needed to vest title and will return company property.` },
		},
	},
]

const person = 'This Agreement is made between Larkspur Inc. (the "Company") and Dana Whitlow, an individual residing in Oakland, California (the "Contractor").'

const contractorCases: RuleCase[] = [
	{
		rule: 'employment.contractor_control',
		finds: 'a contractor is bound like an employee',
		flags: ['1. Work. The Contractor shall not provide services to any other company.', '1. Work. The Contractor works under the direct supervision of the Company from 9 a.m. to 5 p.m.', '1. Work. You will devote your full time to the Company and report to the engineering manager.'],
		accepts: ['1. Work. The Contractor decides how and when to do the work, uses its own tools and may work for other clients.'],
		nearMisses: ['1. Rights. Whatever the Contractor makes for the Company, and no one else, shall belong exclusively to the Company. Other inventions stay with the Contractor.', '1. Work. The Company shall not control the manner or means of the work, and there are no fixed hours.', '1. Work. The Contractor works up to 40 hours per week at times of its choice.', '1. Secrecy. The Contractor shall not disclose facts to any third party.'],
		failures: {
			'unusual place': { flags: '9. Notices. Notices are in writing. The Contractor may not perform work for anyone else during the term.', accepts: '9. Notices. Notices are in writing. The Contractor may perform work for anyone else during the term.' },
			'by reference': { flags: '1. Terms. "Working Time" means 9 a.m. to 6 p.m. on each weekday.\n2. Work. The Contractor is present in Working Time.', accepts: '1. Terms. "Working Time" means the time that the Contractor sets.\n2. Work. The Contractor is present in Working Time.' },
			'several conditions': { flags: '1. Work. The Contractor must use a laptop provided by the Company.\n2. Reports. The Contractor reports to the head of product.', accepts: '1. Work. The Contractor must use a secure laptop.\n2. Reports. The Contractor reports to the head of product.' },
		},
	},
	{
		rule: 'employment.california_work_for_hire',
		finds: 'work for hire makes a Californian an employee',
		flags: [`${person}\n1. Rights. All deliverables are works made for hire.`, '1. Place. The Contractor, a person, works from Los Angeles, California.\n2. Rights. The designs are a work made for hire, and the Contractor hereby assigns the rest.'],
		accepts: [`${person}\n1. Rights. The Contractor hereby assigns all rights in the deliverables.`],
		nearMisses: ['This Agreement is made between Larkspur Inc. (the "Company") and Whitlow Studio LLC, a California limited liability company (the "Contractor").\n1. Rights. All deliverables are works made for hire.', 'This Agreement is made between Larkspur Inc. (the "Company") and Dana Whitlow, an individual residing in Reno, Nevada (the "Contractor").\n1. Rights. All deliverables are works made for hire.'],
		failures: {
			'unusual place': { flags: `${person}\n1. Terms. "Deliverables" means all items, each a work made for hire.`, accepts: `${person}\n1. Terms. "Deliverables" means all items, none of them a work made for hire.` },
			'several conditions': { flags: 'The Contractor is an individual. The work is a work made for hire. California law governs this Agreement.', accepts: 'The Contractor is an individual. The work is a work made for hire. New York law governs this Agreement.' },
		},
	},
	{
		rule: 'employment.ip_timing',
		finds: 'rights wait for money, or helpers keep theirs',
		flags: ['1. Rights. Ownership of the deliverables passes to the Company upon full payment.', '1. Rights. Until all invoices are paid, the Contractor retains title to the source code.', '1. Rights. The Company gets its rights in each design when that design has been paid.', '1. Helpers. The Contractor may use subcontractors.\n2. Rights. The Contractor hereby assigns all work product.', '1. Rights. The Contractor hereby assigns all software it writes.'],
		accepts: ['1. Rights. The Contractor hereby assigns all software as it is written, whether or not it has been paid for.\n2. Others. Open-source code needs written approval. Subcontractors sign the same terms.', '1. Rights. The Contractor hereby assigns all illustrations and designs.'],
		nearMisses: ['1. Tax. The Contractor retains an amount of the payment equal to the tax imposed upon the payments.', '1. Helpers. The Company may use subcontractors.\n2. Rights. The Contractor hereby assigns all drawings.', '1. Pay. The Company pays by bank transfer after receipt of an invoice for the work.\n2. Rights. The Contractor hereby assigns all drawings and copyrights.', '1. Helpers. The Contractor may use subcontractors with the prior written consent of the Company.\n2. Rights. The Contractor hereby assigns all work product.'],
		failures: {
			'unusual place': { flags: '3. Invoices. Invoices are due in 30 days. Copyright in the designs is transferred once the last invoice has been paid.', accepts: '3. Invoices. Invoices are due in 30 days. Copyright in the designs is hereby transferred, regardless of when the last invoice has been paid.' },
			'several conditions': { flags: '1. Rights. The Contractor hereby assigns all designs, provided that the Company has paid all fees.', accepts: '1. Rights. The Contractor hereby assigns all designs. The Company shall pay all fees.' },
			absent: { flags: '1. Rights. The Contractor hereby assigns the app and its source code.', accepts: '1. Rights. The Contractor hereby assigns the app and its source code. It contains no third-party code.' },
		},
	},
]

const letterCases: RuleCase[] = [
	{
		rule: 'employment.equity',
		finds: 'equity is promised in the wrong way',
		flags: ['You will receive stock options equal to 1% of the Company.', 'You will be granted an option to purchase 20,000 shares of common stock.', 'Equity: 0.5% of the company'],
		accepts: ['Subject to approval by the Board, you will be granted an option to purchase 20,000 shares at fair market value, vesting over four years.'],
		nearMisses: ['Upon a change in control all options granted to you shall be fully vested.', 'You will be entitled to participate in the management stock option plan, as it may be amended from time to time.', 'You will be granted options for 40,000 shares at the closing price on the NASDAQ on your first day.', 'AMENDMENT NO. 2. You will be granted an option to purchase 20,000 shares of common stock.', 'As Chief Executive Officer you report to the board. If you resign for Good Reason after a Change in Control, the Compensation Committee pays severance. You will receive 20,000 stock options.', 'You may own up to 1% of the stock of a publicly traded company.', 'This offer includes no equity.', 'You will not receive stock options.'],
		failures: {
			'unusual place': { flags: '4. Benefits. You get health insurance, a laptop and options for 2% of the Company.', accepts: '4. Benefits. You get health insurance, a laptop and a bus pass.' },
			'by reference': { flags: 'We will grant you the Option.\n"Option" means an option to purchase 1.5% of the fully diluted shares.', accepts: 'We will grant you the Option.\n"Option" means an option to purchase 15,000 shares at fair market value, subject to Board approval, vesting over four years.' },
			'several conditions': { flags: 'You will be granted an option to purchase 20,000 shares at fair market value, vesting over four years.', accepts: 'You will be granted an option to purchase 20,000 shares at fair market value, vesting over four years. The grant needs the approval of the Board.' },
		},
	},
	{
		rule: 'employment.terms',
		finds: 'pay, status or the way out is left open',
		flags: ['You will join us as an engineer on May 4.', 'Your salary is $120,000 a year. The job is exempt and at will. You will receive a generous bonus.', 'Your salary is $120,000 a year.'],
		accepts: ['Your salary is $120,000 a year. The position is exempt. Your employment is at will.'],
		nearMisses: ['Your salary is $120,000 a year. Your employment is at will. If you are dismissed, you are paid any unpaid bonus to which you are entitled.', 'FIRST AMENDMENT TO EMPLOYMENT AGREEMENT. The Agreement is hereby amended as follows: the title is Vice President.', 'Your salary is $120,000 a year. You may resign with one month of notice. The Company may terminate for cause.', 'Your salary is $120,000 a year. The position is exempt. Your employment is at will. You may receive a bonus in the sole discretion of the Company.', 'Your wage is $32 per hour and overtime is paid. Either you or the Company may end the job at any time, for any reason.'],
		failures: {
			'unusual place': { flags: 'Start date: May 4\nTitle: Engineer', accepts: 'Salary: $120,000\nStatus: Exempt\nNature of the job: At-will\nTitle: Engineer' },
			'several conditions': { flags: 'Your salary is $120,000 a year. You will receive a commission.', accepts: 'Your salary is $120,000 a year. You will receive a commission of 4% of net sales. Your employment is at will.' },
			absent: { flags: 'Welcome to Larkspur. We look forward to your start.', accepts: 'Welcome to Larkspur. Your employment is at-will, non-exempt and pays $40 per hour.' },
		},
	},
]

const onlyIn = (cases: readonly RuleCase[]) => employmentRules.filter(({ id }) => cases.some(({ rule }) => rule === id))

testRules(onlyIn(employeeCases), employeeCases, 'Employment Agreement')
testRules(onlyIn(contractorCases), contractorCases, 'Independent Contractor Agreement')
testRules(onlyIn(letterCases), letterCases, 'Offer Letter')
