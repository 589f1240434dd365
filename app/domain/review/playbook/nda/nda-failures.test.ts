import { type RuleFailures, testFailures } from '#tests/fixtures/failure-case.ts'
import { ndaRules } from './nda-rules.ts'

const keeps = '1. Secrecy. The Recipient shall keep the Confidential Information of the Discloser secret.'
const longer = `${keeps}\n2. Use. The Recipient uses Confidential Information for the talks only.\n3. Staff. Staff who need Confidential Information may see it.\n4. Loss. A loss of Confidential Information is told at once.`

const failures: Record<string, RuleFailures> = {
	'nda.scope': {
		'unusual place': {
			flags:
				'1. Use. The Recipient keeps the plans.\n2. Notices. Notices are in writing. "Confidential Information" means any and all information of the Discloser.',
			accepts:
				'1. Use. The Recipient keeps the plans.\n2. Notices. Notices are in writing. "Confidential Information" means the information that the Discloser marks as confidential.',
		},
		'by reference': {
			flags:
				'1. Terms. "Confidential Information" means all information of the kinds listed in Section 2.\n2. Kinds. Plans, prices, names and whatever else is said.',
			accepts:
				'1. Terms. "Confidential Information" means all information that passes the test of Section 2.\n2. Test. It counts if a reasonable person would understand it to be confidential.',
		},
		'several conditions': {
			flags: '1. Terms. "Confidential Information" means all information of the Discloser, whether or not marked as confidential.',
			accepts: '1. Terms. "Confidential Information" means all information of the Discloser that is marked as confidential.',
		},
		absent: { flags: longer, accepts: `${longer} "Confidential Information" means plans that the Discloser stamps as confidential.` },
	},
	'nda.return_or_destroy': {
		'unusual place': {
			flags: `${keeps}\n2. Notices. Notices are in writing. On notice the Recipient destroys all copies of the information, without retaining any.`,
			accepts: `${keeps}\n2. Notices. Notices are in writing. On notice the Recipient destroys all copies of the information, and may keep routine backups.`,
		},
		'by reference': {
			flags:
				'1. End. At the end Section 2 applies.\n2. Copies. The Recipient destroys every copy of the documents and swears an affidavit.',
			accepts:
				'1. End. At the end Section 2 applies.\n2. Copies. The Recipient destroys every copy of the documents but may keep one for its records as required by law.',
		},
		'several conditions': {
			flags: '1. Copies. The Recipient returns all materials, and no copy may be kept in a backup.',
			accepts: '1. Copies. The Recipient returns all materials. A copy may be kept in a backup.',
		},
		absent: { flags: keeps, accepts: `${keeps} On request it returns the documents.` },
	},
	'nda.venue': {
		'unusual place': {
			flags:
				'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Notices. Notices are in writing. The courts of Singapore have exclusive jurisdiction. Delaware law governs this Agreement.',
			accepts:
				'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Notices. Notices are in writing. The courts of Delaware have exclusive jurisdiction. Delaware law governs this Agreement.',
		},
		'several conditions': {
			flags:
				'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. Delaware law governs. Any dispute shall be settled by arbitration in London, England.',
			accepts:
				'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. Delaware law governs. Any dispute shall be settled by arbitration in Dallas, Texas.',
		},
	},
	'nda.purpose': {
		'unusual place': {
			flags: `${keeps}\n2. Notices. Notices are in writing.`,
			accepts: `${keeps}\n2. Notices. Notices are in writing. The facts are used solely for the purpose of the talks.`,
		},
		'by reference': {
			flags:
				'1. Use. The Recipient uses the facts solely for the Purpose.\n2. Terms. "Purpose" means ____________, the project of the parties.',
			accepts: '1. Use. The Recipient uses the facts solely for the Purpose.\n2. Terms. "Purpose" means the sale of a sea map.',
		},
		absent: { flags: keeps, accepts: `${keeps} It shall not use it for any other purpose than the talks.` },
	},
	'nda.immunity_notice': {
		'unusual place': {
			flags: 'This Agreement is made between Larkspur Inc. and Dana Whitlow, an individual.\n1. Notices. Notices are in writing.',
			accepts:
				'This Agreement is made between Larkspur Inc. and Dana Whitlow, an individual.\n1. Notices. Notices are in writing. A person has immunity for showing a trade secret to an officer of the state.',
		},
		'several conditions': {
			flags: 'This Agreement is made between Larkspur Inc. and Dana Whitlow (the "Consultant"), an individual.',
			accepts: 'This Agreement is made between Larkspur Inc. and Whitlow Maps LLC (the "Consultant").',
		},
		absent: {
			flags: 'This Promise is given by Dana Whitlow (the "Employee") to Larkspur Inc.',
			accepts:
				'This Promise is given by Dana Whitlow (the "Employee") to Larkspur Inc. The Defend Trade Secrets Act protects reports of a crime.',
		},
	},
	'nda.standard_form': 'The words of a published form may not stand here: its tests are in ../standard-form.test.ts.',
}

const overFrames = new Set(
	[
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

testFailures(
	ndaRules.filter(({ id }) => !overFrames.has(id)),
	failures,
	'NDA',
)
