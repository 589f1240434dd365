import { type RuleCase, testRules } from '#tests/fixtures/rule-case.ts'
import { leaseRules } from './lease-rules.ts'

const rooms = '1. Premises. Landlord leases Suite 4 to Tenant.'

const cases: RuleCase[] = [
	{
		rule: 'lease.guarantee',
		finds: 'a person stands in for the rent',
		flags: [
			'1. Guaranty. Dana Whitlow personally guarantees the rent.',
			'1. Guaranty. The Guarantor unconditionally guarantees all duties of Tenant.',
			'Guarantor: Dana Whitlow',
			'1. Backing. Ms Whitlow, who runs the Tenant, stands surety for all rent with no limit.',
			'1. Backing. The founder answers for unpaid rent with her own savings.',
		],
		accepts: [
			'1. Guaranty. The personal guarantee is limited to three months of rent.',
			'1. Guaranty. The Guarantor guarantees the rent, and the guaranty ends once Tenant hands back the keys with rent paid up.',
		],
		nearMisses: [
			'1. Works. Tenant delivers a payment bond from the general contractor by a surety company acceptable to Landlord.',
			'1. Liability. No officer of Tenant gives a personal guarantee.',
			'1. Rooms. Landlord does not guarantee the supply of power.',
			'Guarantor: None',
			'1. Access. A guard stands in the lobby for visitors and is responsible for the keys.',
		],
		failures: {
			'unusual place': {
				flags: '18. Notices. Notices are in writing. Each director of Tenant is jointly and severally liable for the rent.',
				accepts: '18. Notices. Notices are in writing. No director of Tenant is jointly and severally liable for the rent.',
			},
			'by reference': {
				flags:
					'1. Papers. Tenant delivers the guaranty in the form of Exhibit C.\n# EXHIBIT C\nGuaranty\nThe undersigned guarantees all rent.',
				accepts:
					'1. Papers. Tenant delivers the guaranty in the form of Exhibit C.\n# EXHIBIT C\nGuaranty\nThe undersigned guarantees the rent. Liability is capped at $20,000.',
			},
			'several conditions': {
				flags: '1. Guaranty. The Guarantor guarantees the rent. The liability is limited to nothing but the truth and shall not be capped.',
				accepts: '1. Guaranty. The Guarantor guarantees the rent. The guaranty burns off after two years.',
			},
		},
	},
	{
		rule: 'lease.term',
		finds: 'the lease outlasts the money and has no way out',
		flags: [
			'1. Premises. The Landlord lets to the Tenant the second floor of 12 Mill Road, Dover, with its cellar and the parking spaces behind it (the "Premises") for eight (8) years from May 1, 2026. The Tenant may not end it early.',
			'1. Term. The term of this Lease is seven (7) years.',
			'Lease Term: 84 months',
			'1. Term. The term commences on May 1, 2026 and expires on April 30, 2031.',
		],
		accepts: [
			'1. Term. The term of this Lease is three (3) years.',
			'1. Term. The term of this Lease is five (5) years. Tenant may terminate this Lease at any time after two years with notice.',
			'Length: six years; either side may leave after two years by six months of notice',
		],
		nearMisses: [
			'1. Term. The parties opt out of the tenancy regime of five (5) years under the Civil Code.',
			'1. Term. The term of this Lease is two years. Tenant has an option to extend the term for five years.',
			'1. Rent. Rent is due each month.',
		],
		failures: {
			'over the threshold': { flags: '1. Term. The term is 42 months.', accepts: '1. Term. The term is 36 months.' },
			'unusual place': {
				flags: '1. Definitions. "Term" means a period of ten years from the start.',
				accepts: '1. Definitions. "Term" means a period of two years from the start.',
			},
			'several conditions': {
				flags: '1. Term. The term is six years. Tenant may terminate this Lease if a fire destroys the building.',
				accepts: '1. Term. The term is six years. Tenant may terminate this Lease on six months of notice.',
			},
		},
	},
	{
		rule: 'lease.rent_increase',
		finds: 'rent goes up by more than planned',
		flags: [
			'1. Rent. The base rent increases by 7% each year.',
			'1. Rent. The rent is adjusted each year by the change in the Consumer Price Index.',
			'1. Rent. Landlord may increase the rent each year in its sole discretion.',
			'1. Rent. The rent rises each year by the CPI plus 2.5%.',
			'Rent review: whatever the Owner thinks right',
			'1. Rent. The rent for each later year is the sum that Lessor names.',
			'1. Rent. Landlord may raise the rent at any time on 30 days of notice.',
		],
		accepts: [
			'1. Rent. The base rent increases by 3% each year.',
			'1. Rent. The rent is adjusted by the Consumer Price Index, but by no more than 4% a year.',
			'Yearly step: 3%',
		],
		nearMisses: [
			'1. Rent. The rent does not increase during the term.',
			'1. Rent. Landlord may increase the rent as set out in the table in Schedule 1.',
			'1. Late. Late rent bears interest, and the rate increases by 8%.',
			'Year 1: $10,000\nYear 2: $10,300',
		],
		failures: {
			'over the threshold': {
				flags: '1. Rent. On each anniversary the rent is raised by 4.5 percent.',
				accepts: '1. Rent. On each anniversary the rent is raised by 4 percent.',
			},
			'unusual place': {
				flags: '# EXHIBIT B\nRent schedule\nYear 1: $10,000 a month\nYear 2: $11,000 a month',
				accepts: '# EXHIBIT B\nRent schedule\nYear 1: $10,000 a month\nYear 2: $10,350 a month',
			},
			'several conditions': {
				flags: '1. Rent. The rent rises by the greater of 3% and the rise in the Consumer Price Index.',
				accepts: '1. Rent. The rent rises by the lesser of 3% and the rise in the Consumer Price Index.',
			},
		},
	},
	{
		rule: 'lease.operating_costs',
		finds: 'running costs are open-ended',
		flags: [
			'1. Costs. Tenant shall pay its share of all operating expenses, including capital works.',
			'1. Costs. Tenant pays common area maintenance costs as billed. Tenant may not audit the books.',
			'1. Outlay. Renter bears a third of what the Owner spends on the house, as the Owner reckons it.',
		],
		accepts: [
			'1. Costs. Tenant pays its share of operating expenses. Controllable costs may not increase by more than 5% a year. Capital works are excluded. Tenant may inspect the books.',
			'1. Outlay. Tenant pays a tenth of the cost of cleaning and lighting the common parts. It never rises by more than 4% a year. Tenant does not pay for improvements or rebuilding and may see the receipts.',
		],
		nearMisses: [
			'1. Costs. Tenant agrees to pay for the utilities and services directly billed to Tenant, and no operating expenses are charged.',
			'1. Rent. The rent includes all operating expenses.',
			'1. Rent. Tenant shall not be charged for operating expenses.',
			'1. Wall. Tenant pays half of the cost of the new sign.',
		],
		failures: {
			'unusual place': {
				flags: '1. Definitions. "Additional Rent" means the operating costs that Tenant pays each month.',
				accepts: '1. Definitions. "Additional Rent" means the parking fee that Tenant pays each month.',
			},
			'several conditions': {
				flags: '1. Costs. Tenant pays operating expenses. They are capped at 5% over the year before. Capital works are excluded.',
				accepts:
					'1. Costs. Tenant pays operating expenses. They are capped at 5% over the year before. Capital works are excluded. Tenant may audit the records.',
			},
			'by reference': {
				flags:
					'1. Costs. Tenant pays operating expenses as set out in Exhibit D.\n# EXHIBIT D\nOperating expenses include capital works. There is no cap of 5% and no audit of records.',
				accepts:
					'1. Costs. Tenant pays operating expenses as set out in Exhibit D.\n# EXHIBIT D\nOperating expenses do not include capital works. They may not rise by more than 5% a year. Tenant may audit the records.',
			},
		},
	},
	{
		rule: 'lease.assignment',
		finds: 'the lease blocks a sublet, a round or a sale',
		flags: [
			'1. Transfer. Tenant shall not assign this Lease or sublet the Premises.',
			'1. Transfer. Tenant may not assign this Lease without the consent of Landlord, given in its sole discretion.',
			'1. Transfer. Tenant may sublet with consent, not to be unreasonably withheld. A transfer of 50% of the shares of Tenant is deemed an assignment.',
			'1. Others. Renter may hand the studio on with the agreement of the Owner, which is refused only for good reason. If asked, the Owner can instead take the studio back.',
			'1. Others. Tenant may underlet with approval, which Landlord can refuse without giving a reason.',
		],
		accepts: [
			'1. Transfer. Tenant may not assign this Lease without the consent of Landlord, which shall not be unreasonably withheld. A change of control is not an assignment.',
			'1. Others. Lessee may assign or sublet with leave, which may be denied only on fair grounds.',
			'1. Others. Lessee may share the rooms with the permission of Lessor, never refused without good cause.',
		],
		nearMisses: ['1. Sale. Landlord may assign this Lease to a buyer of the building.', rooms],
		failures: {
			'unusual place': {
				flags: '20. General. This Lease is the whole agreement. Subletting is prohibited.',
				accepts: '20. General. This Lease is the whole agreement. Subletting is free.',
			},
			'by reference': {
				flags:
					'1. Transfer. No Transfer is allowed without reasonable consent. Tenant may not assign this Lease without consent, which may not be unreasonably withheld.\n2. Meaning. "Transfer" includes any assignment, sublease or change of control of Tenant.',
				accepts:
					'1. Transfer. Tenant may not assign this Lease without consent, which may not be unreasonably withheld.\n2. Meaning. "Transfer" includes any assignment or sublease, but no change of control of Tenant is a Transfer, and it shall not be deemed an assignment.',
			},
			'several conditions': {
				flags:
					'1. Transfer. Tenant may sublet with consent, not unreasonably withheld. When Tenant asks to sublet, Landlord may terminate this Lease as to that space.',
				accepts:
					'1. Transfer. Tenant may sublet with consent, not unreasonably withheld. When Tenant asks to sublet, Landlord answers in ten days.',
			},
		},
	},
	{
		rule: 'lease.relocation',
		finds: 'the landlord may move the tenant',
		flags: [
			'1. Moves. Landlord may relocate Tenant to other space in the building.',
			'1. Moves. Upon 30 days notice Tenant may be relocated to comparable space, and Landlord pays the costs.',
			'1. Moves. Landlord reserves the right to substitute other premises for Suite 4.',
			'1. Moves. The Owner can swap the studio for another one in the yard.',
			'1. Moves. Owner may give Renter a different room on the ground floor instead.',
		],
		accepts: [
			'1. Moves. On 120 days notice Landlord may relocate Tenant to comparable space in the building. Landlord shall pay all costs of the move.',
		],
		nearMisses: [
			'1. Easements. Landlord may grant easements for the repair, replacement, substitution and improvement of any building.',
			'1. Moves. Landlord shall not relocate Tenant.',
			'1. Works. Landlord may relocate any pipes and conduits in the building.',
			'1. Keys. Landlord may exchange the locks of the studio for new ones.',
			rooms,
		],
		failures: {
			'unusual place': {
				flags: '22. Rules. Doors are shut at night. Landlord may move Tenant to another floor.',
				accepts: '22. Rules. Doors are shut at night. Landlord may not move Tenant to another floor.',
			},
			'over the threshold': {
				flags: '1. Moves. On 60 days notice Landlord may relocate Tenant to equal space, at the sole expense of Landlord.',
				accepts: '1. Moves. On 90 days notice Landlord may relocate Tenant to equal space, at Landlord expense. Landlord pays all costs.',
			},
			'several conditions': {
				flags: '1. Moves. On 90 days notice Landlord may relocate Tenant, and Landlord pays the costs.',
				accepts: '1. Moves. On 90 days notice Landlord may relocate Tenant to space of equal size, and Landlord pays the costs.',
			},
		},
	},
	{
		rule: 'lease.repairs',
		finds: 'the tenant repairs the building',
		flags: [
			'1. Repairs. Tenant shall maintain, repair and replace the Premises, including the roof and the foundation.',
			'1. Repairs. Tenant shall at its cost replace the HVAC system when needed.',
			'1. Repairs. All repairs, structural or not, are to be paid by Tenant.',
			'1. Machines. When the boiler or the lift must be renewed, Renter meets the cost.',
			'1. House. The Renter looks after the inside and the roof.',
		],
		accepts: ['1. Repairs. Landlord shall maintain the roof and structure. Tenant shall keep the interior clean.'],
		nearMisses: [
			'1. Repairs. Tenant shall repair the Premises, except the roof and the structure.',
			'1. Works. Tenant shall not make structural alterations without consent.',
			'1. Air. Tenant shall pay for a yearly service of the HVAC units, and Landlord replaces them.',
			'1. Machines. When the boiler must be renewed, Owner tells Renter a week before.',
		],
		failures: {
			'unusual place': {
				flags:
					'1. Definitions. "Tenant Works" means all upkeep by Tenant.\n9. Notices. Notices are in writing. Tenant is responsible for the roof.',
				accepts:
					'1. Definitions. "Tenant Works" means all upkeep by Tenant.\n9. Notices. Notices are in writing. Landlord is responsible for the roof.',
			},
			'by reference': {
				flags:
					'1. Terms. "Suite" means the rooms and includes the roof and outer walls above them.\n2. Repairs. Tenant shall repair the Suite.',
				accepts: '1. Terms. "Suite" means the rooms and their furniture.\n2. Repairs. Tenant shall repair the Suite.',
			},
			'several conditions': {
				flags: '1. Repairs. Tenant shall maintain the Premises and replace the air conditioning at the end of its life.',
				accepts: '1. Repairs. Tenant shall maintain the Premises and repair the structure if damaged by its negligence.',
			},
		},
	},
	{
		rule: 'lease.deposit',
		finds: 'too much cash is tied up, or has no way back',
		flags: [
			'1. Deposit. Tenant shall pay a security deposit of six (6) months rent. It is returned within 30 days after the end.',
			'1. Deposit. Tenant shall deliver a letter of credit in the amount of $90,000.',
			"1. Deposit. Tenant pays a deposit of one month's rent.",
			'Security: $4,000\n1. End. The Lessor hands back the security in due course.',
		],
		accepts: [
			"1. Deposit. Tenant pays a deposit of two months' rent. Landlord returns it within 30 days after the end.",
			"1. Deposit. Tenant pays a deposit of six months' rent. It is reduced by half after one year. The rest is returned within 45 days after the end.",
			'1. Deposit. Tenant deposits $4,000, which comes back within 30 days after the end.',
		],
		nearMisses: [
			'1. Fire. If the cost of restoration exceeds the award, Tenant shall deposit with Landlord the amount of such excess.',
			'1. Deposit. No security deposit is due.',
			'1. Notices. A letter counts as given two days after deposit in the mail.',
			'1. Doors. The security guard gives back lost keys.',
		],
		failures: {
			'over the threshold': {
				flags:
					'1. Rent. The rent is $5,000 per month.\n2. Deposit. Tenant pays a security deposit of $25,000. It is refunded within 30 days after the end.',
				accepts:
					'1. Rent. The rent is $5,000 per month.\n2. Deposit. Tenant pays a security deposit of $10,000. It is refunded within 30 days after the end.',
			},
			'unusual place': {
				flags: 'Security Deposit: $12,000',
				accepts: 'Security Deposit: $12,000\nReturn: the deposit is returned within 30 days after the end.',
			},
			'several conditions': {
				flags: "1. Deposit. Tenant pays a deposit of two months' rent. Landlord returns it within 120 days after the end.",
				accepts: "1. Deposit. Tenant pays a deposit of two months' rent. Landlord returns it within 60 days after the end.",
			},
		},
	},
	{
		rule: 'lease.use',
		finds: 'the use is too narrow for a pivot',
		flags: [
			'1. Use. The Premises may be used only for a call centre.',
			'1. Use. Tenant shall use the Premises solely for the design of toys and for no other purpose.',
			'"Permitted Use" means the sale of bicycles.\n1. Use. The Premises are used for the Permitted Use only.',
			'Permitted activity: baking of bread\n1. Use. No other business is carried on in the shop.',
		],
		accepts: [
			'1. Use. Tenant may use the Premises for general office purposes and any other lawful use.',
			'Permitted Use: offices and any other use of a like class',
		],
		nearMisses: [
			'1. Brokers. Neither party has used the services of a broker, for any other reason than showing the Premises.',
			'1. Use. The Premises shall be used solely for general office purposes.',
			'1. Parking. The spaces are used only for cars.',
			'1. Others. Tenant may let others use desks in the studio with consent, refused only for good cause.',
		],
		failures: {
			'unusual place': {
				flags: 'Permitted Use: operation of a yoga studio in the Premises',
				accepts: 'Permitted Use: general office and any lawful use of the Premises',
			},
			'by reference': {
				flags:
					'1. Terms. "Permitted Use" means the repair of watches.\n2. Use. Tenant shall occupy the Premises for the Permitted Use and for no other purpose.',
				accepts:
					'1. Terms. "Permitted Use" means office use.\n2. Use. Tenant shall occupy the Premises for the Permitted Use and for no other purpose.',
			},
			'several conditions': {
				flags: '1. Use. The Premises are used only as an office for the development of games.',
				accepts: '1. Use. The Premises are used only as an office for the development of games and for other lawful purposes.',
			},
		},
	},
	{
		rule: 'lease.default',
		finds: 'one slip ends the lease',
		flags: [
			'1. Default. If the Tenant is late, the Landlord may without notice claim at once all rent for the rest of the term.',
			'1. Default. If Tenant fails to pay rent within three (3) days after notice, Landlord may terminate this Lease.',
			'1. Default. Upon default all rent for the remaining term shall become immediately due.',
			'1. Lien. Tenant grants Landlord a security interest in all its equipment.',
			'1. Default. If Tenant fails to pay rent, Landlord may immediately terminate this Lease.',
			'1. Arrears. While rent is open the Owner may hold the machines of Renter.',
		],
		accepts: [
			'1. Default. Tenant is in default if it fails to pay rent within ten days after notice, or fails to cure another breach within 30 days after notice.',
			'1. Default. If it is still overdue five days after a reminder, or another breach is not set right 30 days after a warning, Owner may end the lease of Renter.',
		],
		nearMisses: [
			'1. Default. If Tenant fails to perform another duty within ten days after notice, it is no default if the cure reasonably requires more time and Tenant diligently completes it.',
			'1. Lien. Landlord waives any lien on the property of Tenant.',
			'1. Works. Tenant keeps the building free of mechanics liens.',
			'1. Late. Rent that is five days late bears interest.',
			'1. Papers. If Tenant fails to sign a form within 5 days after notice, Landlord may sign it.',
			'1. End. Landlord may sell goods that Tenant leaves behind.',
		],
		failures: {
			'over the threshold': {
				flags: '1. Default. Tenant is in default if it fails to cure any other breach within 15 days after notice.',
				accepts: '1. Default. Tenant is in default if it fails to cure any other breach within 30 days after notice.',
			},
			'unusual place': {
				flags: '21. General. Headings mean nothing. Landlord shall have a lien on all furniture of Tenant.',
				accepts: '21. General. Headings mean nothing. Landlord shall have no lien on any furniture of Tenant.',
			},
			'several conditions': {
				flags:
					'1. Default. Tenant defaults if it fails to pay rent within 10 days after notice or to perform any other covenant within 10 days after notice.',
				accepts:
					'1. Default. Tenant defaults if it fails to pay rent within 10 days after notice or to perform any other covenant within 30 days after notice.',
			},
		},
	},
	{
		rule: 'lease.surrender',
		finds: 'leaving or staying on costs too much',
		flags: [
			'1. End. At the end Tenant shall restore the Premises to their original condition.',
			'1. Holdover. If Tenant holds over, the rent is 200% of the last rent.',
			'1. Holdover. A tenant who remains in possession pays double the rent.',
			'1. End. On expiry Tenant shall remove all alterations and cabling at its cost.',
			'1. End. When the lease ends Renter tears out everything it has built and puts the studio back to the state of 2011.',
			'1. Stay. If Lessee stays without consent it pays twice the rent.',
		],
		accepts: [
			'1. End. At the end Tenant surrenders the Premises as they are. Tenant shall not be required to remove alterations.\n2. Holdover. If Tenant holds over, the rent is 150% of the last rent.',
		],
		nearMisses: [
			'1. Fire. After a fire Landlord shall restore the Premises to their former condition.',
			'1. End. At the end Tenant surrenders the Premises in good order, wear and tear aside.',
			'1. End. When it leaves, Tenant takes out its furniture and need not take down what it built.',
		],
		failures: {
			'over the threshold': {
				flags: '1. Holdover. Holding over costs 175% of the rent.',
				accepts: '1. Holdover. Holding over costs 125% of the rent.',
			},
			'unusual place': {
				flags: '5. Alterations. Alterations need consent. Upon termination Tenant must reinstate the Premises.',
				accepts: '5. Alterations. Alterations need consent. Upon termination Tenant need not reinstate the Premises.',
			},
			'several conditions': {
				flags: '1. End. At the end Tenant shall remove all improvements.\n2. Holdover. Holding over costs 150% of the rent.',
				accepts: '1. End. At the end Tenant shall remove its furniture.\n2. Holdover. Holding over costs 150% of the rent.',
			},
		},
	},
	{
		rule: 'lease.renewal',
		finds: 'the right to renew is easily lost',
		flags: [
			'1. Renewal. Tenant has an option to renew for three years by notice at least 18 months before the end.',
			'1. Renewal. Tenant may renew this Lease. The rent for the renewal term is determined by Landlord.',
			'1. Renewal. Tenant has the right to extend at fair market rent.',
			'1. Later. Renter may stay for two more years at a rent which the Owner then names.',
			'1. Later. Tenant may extend by a year by notice between the 200th and the 180th day before the end.',
		],
		accepts: [
			'1. Renewal. Tenant has an option to renew by notice at least nine months before the end. The rent is the market rent, settled by an appraiser if the parties do not agree.',
		],
		nearMisses: [
			'1. Renewal. Tenant has an option to renew at 103% of the last rent by notice at least six months before the end.',
			'1. Renewal. There is no right to renew.',
			'1. Later. Renter may extend once by a year, by notice between six and two months before the end, at a rent at most 3% higher.',
			rooms,
		],
		failures: {
			'over the threshold': {
				flags: '1. Renewal. Tenant has an option to extend by notice given 15 months before the end.',
				accepts: '1. Renewal. Tenant has an option to extend by notice given 12 months before the end.',
			},
			'several conditions': {
				flags: '1. Renewal. Tenant has an option to renew by notice not earlier than 300 days and not later than 270 days before the end.',
				accepts:
					'1. Renewal. Tenant has an option to renew by notice not earlier than 365 days and not later than 180 days before the end.',
			},
			'unusual place': {
				flags: '# RIDER 1\nTenant has the right to renew for five years. For that time Landlord sets the rent.',
				accepts: '# RIDER 1\nTenant has the right to renew for five years. For that time the rent goes up by 3%.',
			},
		},
	},
	{
		rule: 'lease.delivery',
		finds: 'rent runs before delivery, or risk lies on one side',
		flags: [
			'1. Start. Rent is payable from May 1, whether or not the Premises have been delivered.',
			'1. Start. Landlord shall not be liable for any delay in delivering possession, and the delay does not affect the start of the rent.',
			'1. Losses. Tenant shall indemnify Landlord from all claims, even if caused by the negligence of Landlord.',
			'1. Losses. Renter indemnifies the Owner against all claims.',
			'1. Size. The rentable area is deemed to be 4,000 square feet.',
			'1. Start. Renter owes rent from June 1 even when the keys are handed over later.',
		],
		accepts: [
			'1. Start. Rent begins on the day Landlord delivers possession of the Premises.',
			'1. Losses. Tenant shall indemnify Landlord, and Landlord shall indemnify Tenant, for claims that its own fault caused.',
		],
		nearMisses: [
			'1. Start. If delivery is late, rent is abated day for day.',
			'1. Losses. Each party shall indemnify the other for its own negligence.',
			'1. Losses. Renter indemnifies the Owner, and the Owner indemnifies Renter, for harm each of them did.',
			rooms,
		],
		failures: {
			'unusual place': {
				flags: '1. Definitions. "Rent Start" means June 1, and rent is due from then even if the works are not complete.',
				accepts: '1. Definitions. "Rent Start" means the day of delivery of possession, and rent is due from then.',
			},
			'by reference': {
				flags: '1. Start. The Commencement Date is June 1.\n2. Delay. Landlord is not liable for delay in giving possession.',
				accepts:
					'1. Start. The Commencement Date is the date of delivery of possession.\n2. Delay. Landlord is not liable for delay in giving possession.',
			},
			'several conditions': {
				flags:
					'1. Start. Rent begins on the day Landlord delivers possession of the Premises.\n2. Losses. Tenant shall indemnify Landlord from all claims.',
				accepts:
					'1. Start. Rent begins on the day Landlord delivers possession of the Premises.\n2. Losses. Each party shall indemnify the other from claims it caused.',
			},
		},
	},
]

testRules(leaseRules, cases, 'Office Lease')
