import { expect, test } from 'vitest'
import { framesIn } from '#tests/fixtures/frames-of.ts'

const clauses: readonly (readonly [string, readonly string[]])[] = [
	[
		'6. Non-Solicitation. Customer shall not solicit any employee of Provider for twelve months after the end.',
		['employees Customer time 12 months'],
	],
	[
		'6. Non-Solicitation. Neither party will solicit the employees of the other during the term and for one year thereafter.',
		['employees each time 12 months'],
	],
	['6. Non-Solicitation. Provider shall not solicit any customer of Customer for two years.', ['customers Provider time 24 months']],
	['6. Non-Solicitation. Customer shall not hire or employ any employee of Provider.', ['no_hire Customer']],
	[
		'6. Non-Solicitation. Customer agrees not to solicit, recruit or hire personnel of Provider for eighteen months.',
		['no_hire Customer time 18 months'],
	],
	['6. Non-Solicitation. Provider shall not induce any supplier of Customer to leave.', ['customers Provider']],
	['6. Non-Solicitation. Customer will refrain from recruiting staff of Provider.', ['employees Customer']],
	[
		'6. Non-Solicitation. Each party shall not solicit employees or customers of the other for six months.',
		['employees_and_customers each time 6 months'],
	],
	['6. Non-Solicitation. Customer shall never entice away contractors of Provider.', ['employees Customer']],
	['6. Non-Solicitation. Customer shall not solicit employees of Provider, except by general advertisements.', ['employees Customer']],
	['6. Staff. Provider may hire its own employees.', []],
	['6. Staff. Customer shall not employ children.', []],
	['6. Work. The results are a work made for hire.', []],
	['6. Freedom. Nothing in this Agreement prevents Customer from hiring anybody who answers a public advertisement.', []],
	['6. Proxy. Customer shall not solicit proxies from shareholders.', []],
	['6. Orders. Provider may solicit orders from customers.', []],
	['6. Staff. Provider shall engage qualified personnel.', []],
	['6. Officials. Provider shall not pay or induce any official or employee of a government.', []],
	['6. Lawyer. Customer shall not engage counsel without notice.', []],
	['6. Staff. Provider is not obligated to hire more employees.', []],
	['6. Mail. Customer shall not solicit personal data from users.', []],
	[
		'6. No-Hire. For a period of two (2) years Provider will not hire any person who was an employee of Customer.',
		['no_hire Provider time 24 months'],
	],
	['6. People. Customer shall not poach the team of Provider.', ['employees Customer']],
	['6. People. Neither party will approach or recruit anyone who works for the other.', ['employees each']],
	[
		'6. People. For two years after the end Customer shall not engage any person who worked for Provider.',
		['employees Customer time 24 months'],
	],
	['6. Clients. For one year after the end Provider shall not contact any customer of Customer.', ['customers Provider time 12 months']],
	[
		'6. Clients. For one year after the end Provider does not offer services to any shop that is a customer of Customer.',
		['customers Provider time 12 months'],
	],
	['6. Services. Provider shall not offer services to any person under eighteen.', []],
	[
		'6. Work. For one year after the end Provider shall not work elsewhere. During the same period Provider shall not entice away any customer of Customer.',
		['customers Provider time 12 months'],
	],
	['6. People. Customer shall not lure away any worker of Provider for three years.', ['employees Customer time 36 months']],
	['6. Clients. Provider will not divert any client of Customer.', ['customers Provider']],
	['6. Clients. Provider shall not accept business from any client of Customer for one year.', ['customers Provider time 12 months']],
	['6. Staff. Provider encourages its employees to learn.', []],
	['6. Staff. Employees of Provider shall not enter the premises.', []],
	['6. Advertising. Provider shall not advertise by soliciting messages.', []],
	['6. Offers. Customer shall not solicit proposals from others.', []],
	['6. Data. Provider shall not approach data subjects.', []],
	[
		'6. Non-Solicitation. The parties shall not solicit each other’s employees for a period of one year.',
		['employees each time 12 months'],
	],
	['6. Non-Solicitation. Customer, for itself or others, shall not persuade any consultant of Provider to quit.', ['employees Customer']],
	['6. Non-Solicitation. During the term, Customer shall not solicit employees of Provider that it met.', ['employees Customer']],
	['6. Clients. Provider shall not win over customers of Customer.', ['customers Provider']],
	['6. Non-Solicitation. This section does not bar general job postings.', []],
	['6. Staff. Customer must approve the personnel of Provider.', []],
	['6. Staff. Provider will replace an employee on request of Customer.', []],
	['6. Later. For three years after the end Provider keeps away from all customers of Customer.', ['customers Provider time 36 months']],
	['6. Later. For two years Provider does not entice staff of Customer away.', ['employees Provider time 24 months']],
	['6. Care. Provider keeps the keys away from staff of Customer.', []],
	['6. Donations. Provider does not solicit donations.', []],
	[
		'6. Non-Solicitation. Customer shall not directly or indirectly solicit for employment any personnel of Provider indefinitely.',
		['employees Customer time null forever'],
	],
]

test.each(clauses)('who may not win over whom: %s', (clause, frames) => {
	expect(framesIn('non_solicitation', clause)).toEqual(frames)
})
