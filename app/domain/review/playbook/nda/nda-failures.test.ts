import { type RuleFailures, testFailures } from '#tests/fixtures/failure-case.ts'
import { ndaRules } from './nda-rules.ts'

const keeps = '1. Secrecy. The Recipient shall keep the Confidential Information of the Discloser secret.'
const longer = `${keeps}\n2. Use. The Recipient uses Confidential Information for the talks only.\n3. Staff. Staff who need Confidential Information may see it.\n4. Loss. A loss of Confidential Information is told at once.`

const failures: Record<string, RuleFailures> = {
	'nda.one_way': {
		'unusual place': { flags: `1. Notices. Notices are in writing.\n2. Papers. The Recipient sends back the plans, and the Recipient shall keep them confidential.`, accepts: '1. Notices. Notices are in writing.\n2. Papers. Each party sends back the plans of the other and keeps them confidential.' },
		'by reference': { flags: '1. Terms. "Recipient" means Wren LLC. "Owner" means Tern Inc.\n2. Secrecy. The Recipient shall keep the plans confidential.', accepts: '1. Terms. "Recipient" means the party that receives plans. "Owner" means the party that discloses them.\n2. Secrecy. The Recipient shall keep the plans confidential.' },
		absent: { flags: `${keeps} The Discloser has no such duty.`, accepts: `${keeps} Each party shall keep confidential what it receives from the other.` },
	},
	'nda.scope': {
		'unusual place': { flags: '1. Use. The Recipient keeps the plans.\n2. Notices. Notices are in writing. "Confidential Information" means any and all information of the Discloser.', accepts: '1. Use. The Recipient keeps the plans.\n2. Notices. Notices are in writing. "Confidential Information" means the information that the Discloser marks as confidential.' },
		'by reference': { flags: '1. Terms. "Confidential Information" means all information of the kinds listed in Section 2.\n2. Kinds. Plans, prices, names and whatever else is said.', accepts: '1. Terms. "Confidential Information" means all information that passes the test of Section 2.\n2. Test. It counts if a reasonable person would understand it to be confidential.' },
		'several conditions': { flags: '1. Terms. "Confidential Information" means all information of the Discloser, whether or not marked as confidential.', accepts: '1. Terms. "Confidential Information" means all information of the Discloser that is marked as confidential.' },
		absent: { flags: longer, accepts: `${longer} "Confidential Information" means plans that the Discloser stamps as confidential.` },
	},
	'nda.carve_out_public': {
		'unusual place': { flags: `${keeps}\n2. Notices. Notices are in writing.`, accepts: `${keeps}\n2. Notices. Notices are in writing. Nothing here covers facts that are publicly known.` },
		'by reference': { flags: `${keeps} Section 2 lists what is left out.\n2. Left out. Facts that the Recipient makes up.`, accepts: `${keeps} Section 2 lists what is left out.\n2. Left out. Facts that are generally known.` },
		absent: { flags: '1. Terms. "Confidential Information" means plans.', accepts: '1. Terms. "Confidential Information" means plans, but none that are in the public domain.' },
	},
	'nda.carve_out_known': {
		'unusual place': { flags: `${keeps}\n2. Notices. Notices are in writing.`, accepts: `${keeps}\n2. Notices. Notices are in writing. Facts that the Recipient already knew are free.` },
		'by reference': { flags: `${keeps} Section 2 lists what is left out.\n2. Left out. Facts that are generally available.`, accepts: `${keeps} Section 2 lists what is left out.\n2. Left out. Facts that the Recipient possessed before the talks.` },
		absent: { flags: '1. Terms. "Confidential Information" means plans.', accepts: '1. Terms. "Confidential Information" means plans, but none that were previously known to the Recipient.' },
	},
	'nda.carve_out_third_party': {
		'unusual place': { flags: `${keeps}\n2. Notices. Notices are in writing.`, accepts: `${keeps}\n2. Notices. Notices are in writing. What the Recipient lawfully obtains from a third party is free.` },
		'by reference': { flags: `${keeps} Section 2 lists what is left out.\n2. Left out. Facts that are generally available.`, accepts: `${keeps} Section 2 lists what is left out.\n2. Left out. Facts that someone else may rightfully share with the Recipient, who received them from that third party.` },
		'several conditions': { flags: `${keeps} It shall not disclose them to any third party.`, accepts: `${keeps} It shall not disclose them to any third party, save those that it received from a third party.` },
	},
	'nda.carve_out_independent': {
		'unusual place': { flags: `${keeps}\n2. Notices. Notices are in writing.`, accepts: `${keeps}\n2. Notices. Notices are in writing. Work that a party develops independently is free.` },
		'by reference': { flags: `${keeps} Section 2 lists what is left out.\n2. Left out. Facts that are generally available.`, accepts: `${keeps} Section 2 lists what is left out.\n2. Left out. Facts that the Recipient developed without use of the plans.` },
		'several conditions': { flags: `${keeps} It shall not independently develop a map of its own.`, accepts: `${keeps} A map that the Recipient independently developed is free.` },
	},
	'nda.compelled_disclosure': {
		'unusual place': { flags: `${keeps}\n2. Notices. Notices are in writing.`, accepts: `${keeps}\n2. Notices. Notices are in writing. If a court orders disclosure, the Recipient may obey after notice to the Discloser.` },
		'by reference': { flags: `${keeps} Section 2 is the only exception.\n2. Law. Facts may be disclosed where required by law.`, accepts: `${keeps} Section 2 is the only exception.\n2. Law. Facts may be disclosed where required by law. The Recipient first gives notice to the Discloser.` },
		'several conditions': { flags: `${keeps} This holds even if a court orders disclosure.`, accepts: `${keeps} This holds unless a court orders disclosure and the Discloser was told of the order.` },
		absent: { flags: '1. Terms. "Confidential Information" means plans.', accepts: '1. Terms. "Confidential Information" means plans. They may be shown to a judge under a subpoena, with notice to the owner.' },
	},
	'nda.term': {
		'unusual place': { flags: '1. Terms. "Term" means six (6) years from the Effective Date.\n2. Secrecy. The Recipient keeps the plans for the Term.', accepts: '1. Terms. "Term" means two (2) years from the Effective Date.\n2. Secrecy. The Recipient keeps the plans for the Term.' },
		'over the threshold': { flags: '1. Term. The term of this Agreement is 37 months from the Effective Date.', accepts: '1. Term. The term of this Agreement is 36 months from the Effective Date.' },
		absent: { flags: `${keeps}\n2. Law. Oregon law applies.`, accepts: `${keeps}\n2. End. Either party may terminate this Agreement upon 30 days notice.` },
	},
	'nda.survival': {
		'unusual place': { flags: '1. Notices. Notices are in writing. The duties of confidence remain in perpetuity.', accepts: '1. Notices. Notices are in writing. The duties of confidence remain for two years.' },
		'over the threshold': { flags: '1. Duties. The obligations of confidentiality survive for six (6) years after termination of this Agreement.', accepts: '1. Duties. The obligations of confidentiality survive for five (5) years after termination of this Agreement.' },
		'several conditions': { flags: '1. Duties. The duties of secrecy continue indefinitely, for trade secrets and for all other facts.', accepts: '1. Duties. The duties of secrecy continue for two years. For trade secrets they continue indefinitely.' },
	},
	'nda.residuals': {
		'unusual place': { flags: '1. Notices. Notices are in writing. Staff may use residuals as they like.', accepts: '1. Notices. Notices are in writing. Staff may use the post as they like.' },
		'by reference': { flags: '1. Memory. The Recipient may use Kept Facts freely.\n2. Terms. "Kept Facts" means facts in the unaided memory of its staff.', accepts: '1. Memory. The Recipient may use Kept Facts freely.\n2. Terms. "Kept Facts" means facts that are printed in a newspaper.' },
	},
	'nda.non_compete': {
		'unusual place': { flags: '1. Terms. "Field" means sea maps, in which the Recipient shall not compete with the Discloser.', accepts: '1. Terms. "Field" means sea maps, in which the Recipient is free to compete with the Discloser.' },
		'several conditions': { flags: '1. Trade. The Recipient shall not offer any product similar to the maps, whatever it is made from.', accepts: '1. Trade. The Recipient shall not offer any product similar to the maps by use of the confidential plans.' },
	},
	'nda.non_solicit': {
		'unusual place': { flags: '1. Notices. Notices are in writing. The Recipient shall not hire employees of the Discloser.', accepts: '1. Notices. Notices are in writing. The Recipient may hire employees of the Discloser.' },
		'by reference': { flags: '1. Staff. The Recipient shall not hire Protected People.\n2. Terms. "Protected People" means those who work as employees of the Discloser.', accepts: '1. Staff. The Recipient may write to Protected People.\n2. Terms. "Protected People" means employees of the Discloser.' },
		'several conditions': { flags: '1. Staff. Neither party shall recruit staff of the other, by open advertisement or in any other way.', accepts: '1. Staff. Nothing in this Agreement stops a party from recruiting staff who answer an open advertisement.' },
	},
	'nda.exclusivity': {
		'unusual place': { flags: '1. Notices. Notices are in writing. For 60 days the Recipient shall not negotiate with any other seller.', accepts: '1. Notices. Notices are in writing. For 60 days the Recipient shall negotiate with the Discloser.' },
		'by reference': { flags: '1. Talks. Section 2 applies during the talks.\n2. Alone. The parties deal exclusively with each other for 90 days.', accepts: '1. Talks. Section 2 applies during the talks.\n2. Together. The parties meet each week, and the courts of Oregon have exclusive jurisdiction.' },
	},
	'nda.no_licence': {
		'unusual place': { flags: '1. Notices. Notices are in writing. Ideas that come up in the talks shall belong to the Discloser.', accepts: '1. Notices. Notices are in writing. Ideas that come up in the talks stay with their owner, and no license is granted.' },
		'by reference': { flags: '1. Ideas. "Output" means ideas and improvements that come up in the talks, and they vest in the Discloser.', accepts: '1. Ideas. "Output" means maps drawn in the talks. Nobody gains a licence in any Output.' },
		absent: { flags: keeps, accepts: `${keeps} The Discloser keeps all rights in it.` },
	},
	'nda.recipients': {
		'unusual place': { flags: '1. Terms. "Insiders" means the employees to whom the Recipient may disclose facts.', accepts: '1. Terms. "Insiders" means the employees and lawyers to whom the Recipient may disclose facts.' },
		'by reference': { flags: '1. Circle. The Recipient may disclose facts to its Insiders.\n2. Terms. The Insiders have access as its employees and officers.', accepts: '1. Circle. The Recipient may disclose facts to its Representatives.\n2. Terms. "Representatives" means its employees, counsel and accountants.' },
		absent: { flags: keeps, accepts: `${keeps} It may show them to its advisors who need to know.` },
	},
	'nda.return_or_destroy': {
		'unusual place': { flags: `${keeps}\n2. Notices. Notices are in writing. On notice the Recipient destroys all copies of the information, without retaining any.`, accepts: `${keeps}\n2. Notices. Notices are in writing. On notice the Recipient destroys all copies of the information, and may keep routine backups.` },
		'by reference': { flags: '1. End. At the end Section 2 applies.\n2. Copies. The Recipient destroys every copy of the documents and swears an affidavit.', accepts: '1. End. At the end Section 2 applies.\n2. Copies. The Recipient destroys every copy of the documents but may keep one for its records as required by law.' },
		'several conditions': { flags: '1. Copies. The Recipient returns all materials, and no copy may be kept in a backup.', accepts: '1. Copies. The Recipient returns all materials. A copy may be kept in a backup.' },
		absent: { flags: keeps, accepts: `${keeps} On request it returns the documents.` },
	},
	'nda.liquidated_damages': {
		'unusual place': { flags: '1. Notices. Notices are in writing. For each breach the Recipient shall pay a penalty of $9,000.', accepts: '1. Notices. Notices are in writing. For each breach the Discloser may ask for its loss.' },
		'by reference': { flags: '1. Breach. For a breach the Fixed Sum is due.\n2. Terms. "Fixed Sum" means liquidated damages of $9,000.', accepts: '1. Breach. For a breach the Loss is due.\n2. Terms. "Loss" means what the Discloser proves in court.' },
	},
	'nda.one_way_fees': {
		'unusual place': { flags: '1. Notices. Notices are in writing. The Recipient shall reimburse the legal fees of the Discloser.', accepts: '1. Notices. Notices are in writing. Each party shall bear its own legal fees.' },
		'several conditions': { flags: "1. Costs. The Recipient shall pay the attorneys' fees of the Discloser in any case.", accepts: "1. Costs. The Recipient shall pay the attorneys' fees of the Discloser if the Discloser prevails, and the other way round." },
		absent: { flags: '1. Costs. The Discloser may recover its legal costs.', accepts: '1. Costs. The Discloser may recover its legal costs. The Recipient may recover its legal costs.' },
	},
	'nda.bond_waiver': {
		'unusual place': { flags: '1. Notices. Notices are in writing. An order may be had without posting a bond.', accepts: '1. Notices. Notices are in writing. An order may be had on posting a bond.' },
		'several conditions': { flags: '1. Orders. Either party may ask for an order and need not be asked for a bond: each waives the bond.', accepts: '1. Orders. Either party may ask for an order. The court sets the bond.' },
	},
	'nda.venue': {
		'unusual place': { flags: 'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Notices. Notices are in writing. The courts of Singapore have exclusive jurisdiction. Delaware law governs this Agreement.', accepts: 'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Notices. Notices are in writing. The courts of Delaware have exclusive jurisdiction. Delaware law governs this Agreement.' },
		'several conditions': { flags: 'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. Delaware law governs. Any dispute shall be settled by arbitration in London, England.', accepts: 'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. Delaware law governs. Any dispute shall be settled by arbitration in Dallas, Texas.' },
	},
	'nda.purpose': {
		'unusual place': { flags: `${keeps}\n2. Notices. Notices are in writing.`, accepts: `${keeps}\n2. Notices. Notices are in writing. The facts are used solely for the purpose of the talks.` },
		'by reference': { flags: '1. Use. The Recipient uses the facts solely for the Purpose.\n2. Terms. "Purpose" means ____________, the project of the parties.', accepts: '1. Use. The Recipient uses the facts solely for the Purpose.\n2. Terms. "Purpose" means the sale of a sea map.' },
		absent: { flags: keeps, accepts: `${keeps} It shall not use it for any other purpose than the talks.` },
	},
	'nda.commercial_terms': {
		'unusual place': { flags: '1. Terms. "Plans" means maps, for which the Recipient shall pay a fee of $90 per month.', accepts: '1. Terms. "Plans" means maps, with the fees and the price list of each month.' },
		'by reference': { flags: '1. Fee. The Recipient accepts Section 2.\n2. Orders. The Recipient shall buy 40 units each month.', accepts: '1. Fee. The Recipient accepts Section 2.\n2. Orders. The Recipient buys nothing under this Agreement.' },
	},
	'nda.immunity_notice': {
		'unusual place': { flags: 'This Agreement is made between Larkspur Inc. and Dana Whitlow, an individual.\n1. Notices. Notices are in writing.', accepts: 'This Agreement is made between Larkspur Inc. and Dana Whitlow, an individual.\n1. Notices. Notices are in writing. A person has immunity for showing a trade secret to an officer of the state.' },
		'several conditions': { flags: 'This Agreement is made between Larkspur Inc. and Dana Whitlow (the "Consultant"), an individual.', accepts: 'This Agreement is made between Larkspur Inc. and Whitlow Maps LLC (the "Consultant").' },
		absent: { flags: 'This Promise is given by Dana Whitlow (the "Employee") to Larkspur Inc.', accepts: 'This Promise is given by Dana Whitlow (the "Employee") to Larkspur Inc. The Defend Trade Secrets Act protects reports of a crime.' },
	},
	'nda.standard_form': 'The words of a published form may not stand here: its tests are in ../standard-form.test.ts.',
}

testFailures(ndaRules, failures, 'NDA')
