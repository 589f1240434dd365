import { decideOneWaySecrecy } from '../general/risk/confidentiality.ts'
import type { Rule } from '../rule.ts'

export const oneWay: Rule = {
	id: 'nda.one_way',
	playbook: 'nda',
	title: 'The confidentiality obligations are mutual',
	basis: { kind: 'S', source: 'Common Paper and Bonterms mutual NDA forms' },
	supersedes: ['general.one_way_confidentiality'],
	decide: decideOneWaySecrecy,
}
