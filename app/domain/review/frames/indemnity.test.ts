import { expect, test } from 'vitest'
import { framesIn } from '#tests/fixtures/frames-of.ts'

const clauses: readonly (readonly [string, readonly string[]])[] = [
	['8. Indemnity. Customer shall indemnify Provider against all claims arising from its use of the Services.', ['indemnifies Customer']],
	[
		'8. Indemnity. Provider will defend, indemnify and hold harmless Customer from third-party claims that the Services infringe a patent.',
		['indemnifies Provider'],
	],
	['8. Indemnity. Each party shall indemnify the other against third-party claims caused by its negligence.', ['indemnifies each']],
	['8. Indemnity. Customer agrees to hold Provider and its officers harmless from any loss.', ['indemnifies Customer']],
	['8. Indemnity. The indemnifying party shall indemnify the indemnified party against all losses.', ['indemnifies floating']],
	['8. Indemnity. Provider shall be indemnified by Customer against any breach of this Agreement.', ['indemnifies nobody']],
	['8. Indemnity. Customer hereby indemnifies Provider for any breach of this Agreement.', ['indemnifies Customer']],
	['8. Indemnity. Provider shall not be required to indemnify Customer.', ['no_indemnity Provider']],
	['8. Indemnity. Provider has no obligation to indemnify Customer for claims that Customer caused.', []],
	['8. Indemnity. Customer will keep Provider indemnified against all costs of third-party suits.', ['indemnifies Customer']],
	['8. Indemnity. Provider and Customer shall indemnify each other for their own negligence.', ['indemnifies each']],
	['8. Indemnity. The indemnified party shall give prompt notice of each claim.', []],
	['8. Indemnity. The obligation to indemnify survives termination.', []],
	['8. Indemnity. Customer, at its own expense, shall indemnify and save harmless Provider from all demands.', ['indemnifies Customer']],
	["8. Indemnity. Provider shall indemnify Customer's affiliates against infringement claims.", ['indemnifies Provider']],
	['8. Indemnity. CUSTOMER SHALL INDEMNIFY PROVIDER FOR ANY LOSS WHATSOEVER.', ['indemnifies Customer']],
	['8. Indemnity. If a third party sues Customer, Provider will defend and indemnify Customer.', ['indemnifies Provider']],
	['8. Insurance. Provider shall carry professional indemnity insurance.', []],
	['8. Indemnity. Neither party shall indemnify the other.', ['no_indemnity each']],
	['8. Indemnity. Provider will not indemnify Customer for lost profits.', ['no_indemnity Provider']],
	['8. Indemnity. Subject to Section 9, Provider shall indemnify Customer.', ['indemnifies Provider']],
	['8. Indemnity. Customer must make Provider whole for any claim by its users.', ['indemnifies Customer']],
	['8. Indemnity. Customer undertakes to indemnify and keep indemnified Provider from all liabilities.', ['indemnifies Customer']],
	['8. Indemnity. Provider agrees that it will indemnify Customer from claims of its own staff.', ['indemnifies Provider']],
	['8. Officers. The company indemnifies its directors under its by-laws.', []],
	['8. Indemnity. The party at fault shall indemnify the other party.', ['indemnifies floating']],
	['8. Defense. Provider may take over the defense of a claim.', []],
	['8. Care. Each party bears its own costs.', []],
	['8. Costs. Customer shall reimburse Provider for travel.', []],
	['8. Indemnity. Provider represents that it is able to pay its debts.', []],
	['8. Indemnity. Customer shall defend Provider.', []],
	['8. Indemnity. To the fullest extent permitted by law, Customer shall indemnify Provider.', ['indemnifies Customer']],
	['8. Indemnity. Customer will indemnify Provider, except to the extent caused by the negligence of Provider.', ['indemnifies Customer']],
	['8. Indemnity. Provider shall promptly indemnify, without limit, Customer.', ['indemnifies Provider']],
	['8. Procedure. The indemnitor controls the settlement.', []],
	['8. Procedure. No settlement binds the indemnified party without consent.', []],
	['8. Indemnity. Both parties shall indemnify and hold harmless one another.', ['indemnifies each']],
	['8. Indemnity. Customer releases and holds harmless Provider from all claims.', ['indemnifies nobody']],
	['8. Indemnity. Customer shall, upon demand, indemnify Provider from fines of regulators.', ['indemnifies Customer']],
	['8. Words. "Indemnified Party" means a person entitled to indemnification.', []],
]

test.each(clauses)('who indemnifies: %s', (clause, frames) => {
	expect(framesIn('indemnity', clause)).toEqual(frames)
})
