import { type PlainWords, testPlainWords } from '#tests/fixtures/plain-words.ts'
import { employmentRules } from './employment-rules.ts'

const flagged: PlainWords = [
	['employment.non_compete', 'Employment Agreement', ['5. After leaving, the Employee stays out of the drone business for two years.', '5. For 18 months from the end the Employee may not take a job with a rival.', '5. The Employee undertakes not to be engaged in a competing enterprise during the year following the end of employment.', '5. Former employees may not start a firm in the same field within a year of leaving.']],
	['employment.non_solicit', 'Employment Agreement', ['6. For three years after leaving, the Employee keeps away from all customers of the Company.', '6. For two years after the end the Employee does not entice staff or customers away.', '6. The Employee will not approach any client of the Company for 24 months after the end.', '6. Leaving employees may not take clients with them for two years.']],
	['employment.quit_fee', 'Employment Agreement', ['7. An Employee who resigns in the first two years reimburses the costs of the visa.', '7. If the Employee leaves before 1 May 2027, $5,000 is deducted from the last pay.', '7. Whoever leaves early pays back the tuition.', '7. Resignation within a year triggers a penalty of one month’s salary.', '7. The cost of recruiting a successor is borne by an Employee who quits.']],
	['employment.protected_disclosures', 'Employment Agreement', ['8. Salaries are confidential and may not be discussed among staff.', '8. The Employee turns to no court or agency before the Company has given leave.', '8. The Employee keeps all business matters secret.', '8. Any complaint must first be brought to the Company and not to any authority.']],
	['employment.own_time_inventions', 'Employment Agreement', ['3. The Employee hereby assigns all inventions, wherever and whenever made.', '3. All ideas the Employee has, at work or at home, are hereby assigned to the Company.', '3. The Employee hereby assigns every creation of mind made during the employment, related to the business or not.']],
	['employment.present_assignment', 'Employment Agreement', ['3. Inventions. Inventions shall be handed over to the Company when it asks.', '3. The Employee will make over all rights in software to the Company.', '3. All work results belong to the Company.']],
	['employment.ip_timing', 'Independent Contractor Agreement', ['4. Until the invoice has been settled, all rights stay with the Contractor.', '4. The Client may use the designs once they have been paid for; until then they remain the property of the Contractor.', '3. The Contractor hereby assigns the software.\n4. The Contractor may have the work done by third persons.']],
	['employment.contractor_control', 'Independent Contractor Agreement', ['2. The Contractor is present in the office every weekday from 8.30 to 17.30.', '2. The Contractor takes instructions from the team lead on how to do each task.', '2. During the term the Contractor serves no one but the Company.']],
	['employment.equity', 'Offer Letter', ['We give you two percent of the company.', 'You get 1% of our shares after a year.', 'You will also be granted 40,000 options at $0.05 each.']],
	['employment.terms', 'Offer Letter', ['Your pay will be discussed later.', 'You start on June 1. The salary is competitive.']],
]

const fine: PlainWords = [
	['employment.quit_fee', 'Employment Agreement', ['7. If the Employee leaves before 1 May 2027, unused leave is paid out.', '7. On leaving, the Company pays $5,000 as severance.']],
]

testPlainWords(employmentRules, flagged, fine)
