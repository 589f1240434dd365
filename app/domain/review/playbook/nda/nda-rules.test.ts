import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { ndaRules } from './nda-rules.ts'

const cases: RuleCase[] = [
	{
		rule: 'nda.scope',
		finds: 'every fact counts as secret, or nothing says which do',
		flags: [
			'"Protected Information" means any and all information of whatever nature that the owner makes available.',
			'"Confidential Information" means all information of any kind that the Discloser provides.',
			'1. Use. The Recipient uses Confidential Information for the talks. Confidential Information stays with the Recipient. A loss of Confidential Information is told. Staff may see Confidential Information.',
			'"Confidential Information" includes all information, whether or not marked as confidential.',
			'"Confidential Information" means all information of the Discloser, regardless of whether it is identified as confidential.',
		],
		accepts: [
			'"Confidential Information" means information marked as confidential.',
			'"Trade Information" is information that its owner stamps as private, or that a prudent firm would keep to itself.',
		],
		nearMisses: [
			'Each of us will keep secret any information that the other marks as confidential or that is obviously confidential.',
			'"Confidential Information" means all information of any kind that a reasonable person would understand to be confidential.',
			'"Confidential Information" shall not include any information that is in the public domain.',
			'The parties want to share information (the Confidential Information) about a dam. The Recipient keeps Confidential Information safe. Confidential Information goes to no one. Staff may see Confidential Information.',
		],
	},
	{
		rule: 'nda.return_or_destroy',
		finds: 'copies can hardly be destroyed, or nobody must',
		flags: [
			'1. End. On request all copies shall be destroyed; no copies may be kept.',
			'1. Copies. On request the Recipient shall permanently delete all copies of the information from all its systems.',
			'1. Copies. The Recipient shall return all documents and deliver a sworn affidavit.',
			'1. Secrecy. The Recipient shall keep secrets.',
		],
		accepts: [
			'1. Copies. On request the Recipient shall destroy all copies, except copies in routine backups.',
			'1. Copies. Within a month the Recipient shall give back the documents; routine backups may stay.',
		],
		nearMisses: [
			'1. Copies. The Recipient shall return all documents but may retain what is required by law.',
			'1. Copies. On request the Recipient shall destroy all copies of the information.',
			'7. Return of information ........ 4\nThe Recipient shall keep the documents safe.',
		],
	},
	{
		rule: 'nda.venue',
		finds: 'disputes are far away',
		flags: [
			'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. This Agreement is governed by the laws of Delaware. The courts of Singapore have exclusive jurisdiction.',
			'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Disputes. Disputes shall be finally settled by arbitration seated in Geneva, Switzerland.',
			'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. This Agreement is governed by the laws of Germany.',
		],
		accepts: [
			'1. Law. This Agreement is governed by the laws of the State of Delaware.',
			'This Agreement is between Larkspur Inc., an Oregon corporation, and Tern LLC of Salem, Oregon.\n1. Law. This Agreement is governed by the laws of the State of Oregon.',
			'This Agreement is between Larkspur GmbH, Berlin, Germany, and Tern GmbH, Hamburg, Germany.\n1. Law. This Agreement is governed by the laws of Germany.',
		],
		nearMisses: [
			'1. Disputes. Disputes shall be settled by arbitration in New York, New York. This Agreement is governed by the laws of the State of New York.',
			'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. This Agreement is governed by the laws of the State of Idaho.',
		],
		failures: {
			'several conditions': {
				flags:
					'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. Delaware law governs. Any dispute shall be settled by arbitration in London, England.',
				accepts:
					'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. Delaware law governs. Any dispute shall be settled by arbitration in Dallas, Texas.',
			},
		},
	},
	{
		rule: 'nda.purpose',
		finds: 'the purpose is blank, or use is free',
		flags: [
			'1. Residuals. Either party is free to use the residuals for any purpose. The Recipient shall keep secrets.',
			'1. Purpose. The purpose of the talks is ____________.',
			'We intend to talk about [describe the project]. Each of us keeps the facts for these talks only and uses them for nothing else.',
		],
		accepts: [
			'1. Use. The Recipient shall use the facts solely for the purpose of the talks.',
			'1. Use. The Recipient uses the facts for the program and for nothing else.',
			'1. Use. A party shall not use the facts otherwise than to judge the study.',
		],
		nearMisses: [
			'1. Use. The Recipient may not use the facts except to evaluate the business relationship.',
			'1. Use. The Recipient will not, without consent, use, copy or sell the facts.',
			'This is between ____________ and Tern Inc., who wish to discuss a business relationship. The Recipient uses the facts solely for the purpose of the talks.',
		],
	},
	{
		rule: 'nda.immunity_notice',
		finds: 'a person signs without the whistleblower notice',
		flags: [
			'This Agreement is made between Larkspur Inc. and Dana Whitlow, an individual residing in Ohio.',
			'This Promise is given by Dana Whitlow of 12 Mill Lane, Ohio (the "Mentor") to Larkspur Inc.',
		],
		accepts: ['This Agreement is made between Larkspur Inc. and Dana Whitlow, an individual. Notice is given under 18 U.S.C. 1833(b).'],
		nearMisses: [
			'This Agreement is made between Larkspur Inc. and Whitlow LLC. Each individual item is secret.',
			'This Agreement is made between Larkspur Inc. and Whitlow Studio LLC, 4 Mill Lane (the "Consultant").',
		],
	},
]

const elsewhere = new Set(
	[
		'standard_form',
		'one_way',
		'carve_out_public',
		'carve_out_known',
		'carve_out_third_party',
		'carve_out_independent',
		'compelled_disclosure',
		'term',
		'survival',
		'residuals',
		'non_compete',
		'non_solicit',
		'exclusivity',
		'no_licence',
		'recipients',
		'liquidated_damages',
		'one_way_fees',
		'bond_waiver',
		'commercial_terms',
	].map((name) => `nda.${name}`),
)

testRules(
	ndaRules.filter(({ id }) => !elsewhere.has(id)),
	cases,
	'NDA',
)
