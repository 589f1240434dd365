import { expect, test } from 'vitest'
import { isWorthAStep, toldOf } from './worth-a-step.ts'

const about = (rule: string, quote: string | null) => isWorthAStep({ rule, quote })

test.each([
	['points.termination_by_other', 'Acme may terminate this Agreement at any time for any reason.'],
	['points.termination_by_other', 'Acme may terminate if it considers that the work is poor.'],
	['points.suspension', 'Acme may suspend the account in its sole discretion if a rule is broken.'],
	['points.license_out', 'You grant Acme a perpetual license to your designs.'],
	['points.license_out', 'You grant Acme a license to use your content for any purpose.'],
	['points.unilateral_change', 'Acme may amend these terms at any time.'],
	['points.transfer_limit', 'A change of control of Beta is an assignment that needs consent.'],
	['points.restraint', 'For two years after the end Beta shall not serve a competitor.'],
	['points.costs', 'Beta shall pay all costs of the audit and of any claim.'],
	['points.warranty_given', 'Beta warrants that the app never fails.'],
	['points.costs', 'Beta shall meet all legal expenses of Acme.'],
	['points.restraint', 'During the post-term period Beta shall not serve a competitor.'],
	['points.costs', 'Beta shall bear the cost of any later campaign.'],
	['general.one_way_indemnity', 'Beta shall indemnify Acme from all claims, whoever is at fault.'],
	['points.suspension', 'Acme may suspend the service where it considers the use to be too high.'],
	['points.open_duty', 'Beta shall repair a machine whenever Acme calls.'],
	['points.non_solicit', 'Beta shall not approach a customer of Acme.'],
	['points.indemnity', 'Beta shall indemnify Acme from all claims of breach, negligence or infringement.'],
	['general.one_sided_cap', 'The liability of Acme shall not exceed the fees of a month.'],
	['points.penalty', 'Beta pays $500 for each late day.'],
	['general.auto_renewal', 'It renews for successive terms of five years.'],
	['nda.carve_out_independent', null],
])('%s, where it costs something, is a step: %s', (rule, quote) => {
	expect(about(rule, quote)).toBe(true)
})

test.each([
	['points.termination_by_other', 'Acme may terminate at once if Beta becomes insolvent.'],
	['points.termination_by_other', 'During the free trial Acme may terminate at any time for any reason.'],
	['points.termination_by_other', 'Acme may terminate at any time after such an act.'],
	['points.suspension', 'Acme may throttle the account until use falls below the quota.'],
	[
		'points.license_out',
		'You grant Acme a license to host your content in order to provide the service (including, without limitation, backups).',
	],
	['points.unilateral_change', 'Acme may update the security measures if security is not reduced.'],
	['points.liability_cap', 'Acme is not liable for delays that are beyond its reasonable control.'],
	['points.indemnity', 'Beta shall hold Acme harmless from payroll and withholding taxes.'],
	['points.indemnity', 'Beta shall defend Acme if the software infringes a patent.'],
	['points.indemnity', 'Beta shall, to like extent, indemnify Acme from claims about its kites.'],
	['points.indemnity', 'Beta shall indemnify Acme from claims of others to the extent caused by its negligence.'],
	['points.non_solicit', 'For six months Dana shall not solicit an employee of Acme.'],
	['points.money_lost', 'Acme shall refund all prepaid fees.'],
	['general.one_sided_cap', 'Acme answers for the liabilities up to the effective date.'],
	['general.pay_cut', 'Acme may suspend Dana on full pay.'],
	['points.costs', 'Acme has no obligation to reimburse Beta for any costs.'],
	['general.one_way_indemnity', 'Beta shall indemnify Acme from third-party claims to the extent caused by its negligence.'],
	['general.unilateral_changes', 'Acme and holders of a majority of the shares may amend this Agreement.'],
	['general.one_sided_termination', 'Acme may terminate such agreement.'],
	['points.transfer_limit', 'Beta may not assign this Agreement without the written consent of Acme.'],
	['points.restraint', 'During the term Beta shall not show banners of a competitor.'],
	['points.costs', 'Beta pays all taxes on the fees.'],
	['points.warranty_given', 'Beta warrants that it has full power to sign.'],
	['points.open_duty', 'Beta shall use its best efforts to sell every product.'],
	['points.release_waiver', 'You release Acme from any claim about another user.'],
	['general.auto_renewal', 'It renews for one (1) additional term of three years.'],
	['general.vague_terms', 'Defects are removed within a reasonable period of time.'],
])('%s in its common form is none: %s', (rule, quote) => {
	expect(about(rule, quote)).toBe(false)
})

test('what a clause says is told without the name of its kind, and a part of it as a quotation', () => {
	expect(toldOf('Open-ended duty: Beta must carry every cost.')).toBe('Beta must carry every cost.')
	expect(toldOf('Open-ended duty: “Beta shall carry every cost”')).toBe('Beta shall carry every cost.')
	expect(toldOf('Open-ended duty: “Beta shall carry every cost …”')).toBe('“Beta shall carry every cost …”')
	expect(toldOf('Only Acme may terminate.')).toBeNull()
})
