import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { ndaRules } from './nda-rules.ts'

const recipientOnly = '1. Secrecy. The Recipient shall keep the Confidential Information of the Discloser secret.'

const cases: RuleCase[] = [
	{
		rule: 'nda.one_way',
		finds: 'one side alone keeps secrets',
		flags: [recipientOnly, 'This is between Larkspur Inc. ("Larkspur") and Monolith Holdings plc ("Monolith"). Larkspur shall keep the plans of Monolith in strict confidence. At the request of Monolith it sends them back.'],
		accepts: ['1. Secrecy. Each party shall protect the confidential information that it receives from the other.', '1. Secrecy. The side that receives secret plans keeps them safe.', '1. Secrecy. One party (the "Giver") shows its plans to the other (the "Taker"), and the Taker shall keep them confidential.'],
		nearMisses: ['Each of us will keep confidential what the other tells us.', '1. Secrecy. The Receiving Party shall keep secret what the Disclosing Party tells it. "Disclosing Party" means the party disclosing the facts.'],
	},
	{
		rule: 'nda.scope',
		finds: 'every fact counts as secret, or nothing says which do',
		flags: ['"Protected Information" means any and all information of whatever nature that the owner makes available.', '"Confidential Information" means all information of any kind that the Discloser provides.', '1. Use. The Recipient uses Confidential Information for the talks. Confidential Information stays with the Recipient. A loss of Confidential Information is told. Staff may see Confidential Information.', '"Confidential Information" includes all information, whether or not marked as confidential.', '"Confidential Information" means all information of the Discloser, regardless of whether it is identified as confidential.'],
		accepts: ['"Confidential Information" means information marked as confidential.', '"Trade Information" is information that its owner stamps as private, or that a prudent firm would keep to itself.'],
		nearMisses: ['Each of us will keep secret any information that the other marks as confidential or that is obviously confidential.', '"Confidential Information" means all information of any kind that a reasonable person would understand to be confidential.', '"Confidential Information" shall not include any information that is in the public domain.', 'The parties want to share information (the Confidential Information) about a dam. The Recipient keeps Confidential Information safe. Confidential Information goes to no one. Staff may see Confidential Information.'],
	},
	{
		rule: 'nda.carve_out_public',
		finds: 'public facts are not left out',
		flags: [recipientOnly],
		accepts: ['Confidential Information does not include information that is publicly available.'],
		nearMisses: ['The duties do not cover facts that become part of the public domain through no fault of the Recipient.'],
	},
	{
		rule: 'nda.carve_out_known',
		finds: 'facts known before are not left out',
		flags: [recipientOnly, 'The Recipient shall tell the Discloser what it knows.'],
		accepts: ['This does not apply to facts already known to the Recipient.'],
		nearMisses: ['It excludes facts that the Recipient possessed prior to disclosure.'],
	},
	{
		rule: 'nda.carve_out_third_party',
		finds: 'facts from others are not left out',
		flags: [recipientOnly, 'The Recipient shall not disclose the facts to any third party without consent.'],
		accepts: ['This does not apply to facts received from a third party free of any duty.', 'The duty does not reach facts that another person, who was free to do so, gave to the Recipient, or that other people rightly pass on.', 'It leaves out what is supplied to the Recipient by another source.'],
		nearMisses: ['Neither of us needs to keep secret what it lawfully gets from others.', 'It excludes facts that become available to the Recipient from a source other than the Discloser.'],
		failures: {
			'absent': { flags: 'Excluded are public facts.', accepts: 'Excluded are public facts and facts learned from others.' },
			'unusual place': { flags: '"Secrets" means all facts.', accepts: '"Secrets" means all facts, save those that a third party supplies without breach.' },
		},
	},
	{
		rule: 'nda.carve_out_independent',
		finds: 'own work is not left out',
		flags: [recipientOnly, 'The Recipient shall not independently develop a similar product.', 'The Recipient agrees not to use the facts for its own design or development.'],
		accepts: ['This does not apply to facts independently developed by the Recipient.', 'It leaves out what the Recipient works out alone.', 'This does not cover a method that the Recipient devised without drawing on the files.'],
		nearMisses: ['Neither of us needs to keep secret what it develops by itself.', 'It excludes facts that the Recipient developed independently of the Discloser.'],
	},
	{
		rule: 'nda.compelled_disclosure',
		finds: 'no way to obey a court, or no notice of it',
		flags: [recipientOnly, '1. Law. The Recipient may disclose facts where required by law.', '1. Secrecy. The Recipient shall not disclose the facts, even if required by law.'],
		accepts: ['1. Law. A party may disclose facts where required by law after prompt notice to the other.', '1. Law. If a tribunal or any law obliges the Recipient to reveal facts, it may do so once it has told the owner.', '1. Law. The Recipient shall not disclose the facts except where a court orders it, and then with notice to the owner.'],
		nearMisses: ['If a court or regulator orders disclosure, whoever is ordered will give notice to the other first.', '1. Law. If served with a subpoena, the Recipient will inform the Discloser before it answers.'],
	},
	{
		rule: 'nda.term',
		finds: 'the term is too long or there is none',
		flags: ['1. Term. The term of this Agreement is seven (7) years from the Effective Date.', recipientOnly],
		accepts: ['1. Term. The term of this Agreement is two (2) years from the Effective Date.'],
		nearMisses: ['1. Term. The term of this Agreement is three (3) years from the Effective Date.'],
	},
	{
		rule: 'nda.survival',
		finds: 'secrecy never ends or lasts too long',
		flags: ['1. Duties. The duties of secrecy shall continue in perpetuity.', '1. Duties. The obligations of confidentiality survive for ten (10) years after termination of this Agreement.'],
		accepts: ['1. Duties. The obligations of confidentiality survive for three (3) years after termination of this Agreement.'],
		nearMisses: ['1. Duties. The duties of secrecy continue for three (3) years, and for trade secrets indefinitely.', '1. Rights. The owner keeps a perpetual license to its own marks.'],
	},
	{
		rule: 'nda.residuals',
		finds: 'people may use what they remember',
		flags: ['1. Memory. The Recipient may use residuals for any purpose.', '1. Memory. Facts kept in the unaided memory of staff may be used freely.'],
		accepts: ['1. Secrecy. The Recipient shall keep secrets.'],
		nearMisses: ['1. Memory. Nothing in this Agreement permits the use of residuals.', '1. Lease. The residual value of the machine is $100.'],
	},
	{
		rule: 'nda.non_compete',
		finds: 'a ban on competing is tucked in',
		flags: ['1. Trade. The Recipient shall not compete with the Discloser for two years.', '1. Trade. The Recipient agrees not to engage in any similar business.', '1. Trade. For three years the Coach may not start, join or finance any business that is active in solar roofs.', '1. Trade. Wren shall not build or sell any product similar to those of Tern.'],
		accepts: ['1. Secrecy. The Recipient shall keep secrets.'],
		nearMisses: ['1. Trade. Nothing in this Agreement prevents either party from competing with the other.', '1. Harm. A leak could give a rival a competitive advantage.', '1. Use. The Recipient shall not develop any product similar to the prototype by the use of the confidential drawings.'],
		failures: {
			'unusual place': { flags: '1. Definitions. "Field" means solar roofs, in which the Recipient may not work for any other firm active in the same market.', accepts: '1. Definitions. "Field" means solar roofs, in which the Recipient may work for any firm.' },
			'absent': { flags: '1. Secrecy. The Recipient keeps secrets and shall not compete.', accepts: '1. Secrecy. The Recipient keeps secrets.' },
		},
	},
	{
		rule: 'nda.non_solicit',
		finds: 'a ban on hiring is tucked in',
		flags: ['1. Staff. Wren shall not employ or engage any person employed by Tern for two years.', '1. Staff. The Recipient shall not solicit or hire employees of the Discloser.', '1. Staff. For 24 months neither party will recruit personnel of the other: it shall not entice employees to leave.', '1. Staff. Neither party shall solicit the employees of the other for two years.'],
		accepts: ['1. Secrecy. The Recipient shall keep secrets.'],
		nearMisses: ['1. Staff. The Recipient may disclose facts to its employees.', '1. Staff. Nothing here stops a party from hiring employees who answer an open advertisement.'],
	},
	{
		rule: 'nda.exclusivity',
		finds: 'talks with others are barred',
		flags: ['1. Talks. The parties shall negotiate exclusively for 90 days.', '1. Talks. The Recipient shall not enter into discussions with any third party about a sale.', '1. Stock. The Recipient shall not acquire any voting securities of the Discloser.'],
		accepts: ['1. Secrecy. The Recipient shall keep secrets.'],
		nearMisses: ['1. Courts. The courts of Delaware have exclusive jurisdiction.', '1. Talks. The talks are on a non-exclusive basis.'],
	},
	{
		rule: 'nda.no_licence',
		finds: 'rights are given away, or nothing says that none are',
		flags: ['1. Ideas. Wren grants Tern a perpetual right to use any suggestions that Wren makes.', 'All ideas and improvements that the Recipient conceives shall vest in the Discloser.', '1. Ideas. The Recipient hereby assigns all right, title and interest in its inventions.', '1. Ideas. Feedback shall be the property of the Discloser.', '1. Secrecy. The Recipient shall keep secrets.'],
		accepts: ['1. Rights. No license is granted by this Agreement.', '1. Rights. This letter grants no licence.', '1. Rights. Nobody gains title by these talks.', '1. Rights. Nothing here shall be read as granting the Recipient, by hint or otherwise, any rights in the facts.'],
		nearMisses: ['No licence is granted. Ideas and improvements of a party stay its own.', '1. Rights. Nothing in this Agreement grants a party any right, title or license in the information of the other.'],
	},
	{
		rule: 'nda.recipients',
		finds: 'advisers may not see the facts',
		flags: ['1. Circle. The Recipient may disclose facts only to its employees.', '1. Secrecy. The Recipient shall keep secrets.'],
		accepts: ['1. Circle. The Recipient may disclose facts to its employees, attorneys and contractors.', '1. Circle. The Recipient may pass the facts to its staff, lawyers and backers who must know them.', '1. Circle. It shows them to nobody except those accountants and investors who need to know.'],
		nearMisses: ['1. Circle. The Recipient may share facts with its Representatives who need to know them.'],
	},
	{
		rule: 'nda.return_or_destroy',
		finds: 'copies can hardly be destroyed, or nobody must',
		flags: ['1. End. On request all copies shall be destroyed; no copies may be kept.', '1. Copies. On request the Recipient shall permanently delete all copies of the information from all its systems.', '1. Copies. The Recipient shall return all documents and deliver a sworn affidavit.', '1. Secrecy. The Recipient shall keep secrets.'],
		accepts: ['1. Copies. On request the Recipient shall destroy all copies, except copies in routine backups.', '1. Copies. Within a month the Recipient shall give back the documents; routine backups may stay.'],
		nearMisses: ['1. Copies. The Recipient shall return all documents but may retain what is required by law.', '1. Copies. On request the Recipient shall destroy all copies of the information.', '7. Return of information ........ 4\nThe Recipient shall keep the documents safe.'],
	},
	{
		rule: 'nda.liquidated_damages',
		finds: 'a breach costs a fixed sum',
		flags: ['1. Breach. The Recipient shall pay $50,000 for each breach of this Agreement.', '1. Breach. The Discloser may claim liquidated damages.'],
		accepts: ['1. Breach. The Discloser may ask a court to stop a breach.'],
		nearMisses: ['1. Breach. No liquidated damages are due under this Agreement.'],
	},
	{
		rule: 'nda.one_way_fees',
		finds: 'one side alone pays legal fees',
		flags: ["1. Costs. The Recipient shall pay all attorneys' fees of the Discloser.", `You will refund our lawyers' fees for enforcing this letter.`, '1. Costs. Tern Inc. is a party. The Discloser may recover from the Recipient the costs of enforcement.'],
		accepts: ["1. Costs. The prevailing party is entitled to its attorneys' fees."],
		nearMisses: ["1. Costs. Each party shall pay its own attorneys' fees.", '1. Costs. The Discloser may recover its legal fees if it prevails.'],
		failures: {
			'several conditions': { flags: 'You will pay our legal fees whatever the outcome.', accepts: 'You will pay our legal fees if you lose, and we pay yours if we lose.' },
		},
	},
	{
		rule: 'nda.bond_waiver',
		finds: 'an order can be had without a bond',
		flags: ['1. Orders. The Discloser may obtain an injunction without the posting of a bond.', '1. Orders. The Recipient waives any requirement of a bond.'],
		accepts: ['1. Orders. Either party may ask a court for an injunction.'],
		nearMisses: ['1. Orders. A party that asks for an injunction shall post a bond.'],
	},
	{
		rule: 'nda.venue',
		finds: 'disputes are far away',
		flags: ['This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. This Agreement is governed by the laws of Delaware. The courts of Singapore have exclusive jurisdiction.', 'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Disputes. Disputes shall be finally settled by arbitration seated in Geneva, Switzerland.', 'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. This Agreement is governed by the laws of Germany.'],
		accepts: ['1. Law. This Agreement is governed by the laws of the State of Delaware.', 'This Agreement is between Larkspur Inc., an Oregon corporation, and Tern LLC of Salem, Oregon.\n1. Law. This Agreement is governed by the laws of the State of Oregon.', 'This Agreement is between Larkspur GmbH, Berlin, Germany, and Tern GmbH, Hamburg, Germany.\n1. Law. This Agreement is governed by the laws of Germany.'],
		nearMisses: ['1. Disputes. Disputes shall be settled by arbitration in New York, New York. This Agreement is governed by the laws of the State of New York.', 'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. This Agreement is governed by the laws of the State of Idaho.'],
		failures: {
			'several conditions': { flags: 'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. Delaware law governs. Any dispute shall be settled by arbitration in London, England.', accepts: 'This Agreement is between Larkspur Inc., Austin, Texas, and Tern LLC, Dallas, Texas.\n1. Law. Delaware law governs. Any dispute shall be settled by arbitration in Dallas, Texas.' },
		},
	},
	{
		rule: 'nda.purpose',
		finds: 'the purpose is blank, or use is free',
		flags: ['1. Residuals. Either party is free to use the residuals for any purpose. The Recipient shall keep secrets.', '1. Purpose. The purpose of the talks is ____________.', 'We intend to talk about [describe the project]. Each of us keeps the facts for these talks only and uses them for nothing else.'],
		accepts: ['1. Use. The Recipient shall use the facts solely for the purpose of the talks.', '1. Use. The Recipient uses the facts for the program and for nothing else.', '1. Use. A party shall not use the facts otherwise than to judge the study.'],
		nearMisses: ['1. Use. The Recipient may not use the facts except to evaluate the business relationship.', '1. Use. The Recipient will not, without consent, use, copy or sell the facts.', 'This is between ____________ and Tern Inc., who wish to discuss a business relationship. The Recipient uses the facts solely for the purpose of the talks.'],
	},
	{
		rule: 'nda.commercial_terms',
		finds: 'deal terms stand in an NDA',
		flags: ['1. Fee. The Recipient shall pay a fee of $5,000 per month.', '1. Orders. The Recipient accepts a minimum purchase of 500 units.'],
		accepts: ['1. Secrecy. The Recipient shall keep secrets.'],
		nearMisses: ['1. Scope. Confidential Information includes the purchase price of parts.', "1. Costs. The loser shall pay the attorneys' fees of the winner at the usual price."],
	},
	{
		rule: 'nda.immunity_notice',
		finds: 'a person signs without the whistleblower notice',
		flags: ['This Agreement is made between Larkspur Inc. and Dana Whitlow, an individual residing in Ohio.', 'This Promise is given by Dana Whitlow of 12 Mill Lane, Ohio (the "Mentor") to Larkspur Inc.'],
		accepts: ['This Agreement is made between Larkspur Inc. and Dana Whitlow, an individual. Notice is given under 18 U.S.C. 1833(b).'],
		nearMisses: ['This Agreement is made between Larkspur Inc. and Whitlow LLC. Each individual item is secret.', 'This Agreement is made between Larkspur Inc. and Whitlow Studio LLC, 4 Mill Lane (the "Consultant").'],
	},
]

// The words of a published form may not stand here: its rule is tested with a form of ours in ../standard-form.test.ts.
testRules(ndaRules.filter(({ id }) => id !== 'nda.standard_form'), cases, 'NDA')
