import { oneWaySecrecy } from '../general/risk/confidentiality.ts'
import { decideOneWaySecrecy } from '../general/risk/confidentiality.ts'
import type { Rule } from '../rule.ts'

export const oneWay: Rule = {
	id: 'nda.one_way',
	playbook: 'nda',
	title: 'The confidentiality obligations are mutual',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	supersedes: [oneWaySecrecy],
	provenByQuote: true,
	aboutWhoIsBound: true,
	stake: 6,
	standard: 'Talks in which both sides share facts use a mutual NDA.',
	wording: { stands: 'beside' },
	decide: decideOneWaySecrecy,
}
