import { type PlainWords, testPlainWords } from '#tests/fixtures/plain-words.ts'
import { leaseRules } from './lease-rules.ts'

const flagged: PlainWords = [
	[
		'lease.guarantee',
		'Office Lease',
		[
			'9. The managing director, Mr Osei, binds himself personally to all sums due under this lease.',
			'9. Payment of all sums is secured by an unlimited guarantee of Ms Hale.',
			'9. Ms Hale joins this lease as surety and principal debtor.',
			'9. If the Tenant does not pay, Ms Hale pays in its place, without limit.',
		],
	],
	[
		'lease.term',
		'Office Lease',
		[
			'2. Term. The lease lasts ten years and cannot be broken.',
			'Term: 1 May 2026 to 30 April 2034',
			'2. The Tenant takes the rooms for a fixed period of seven years from 1 June 2026.',
			'2. Duration: 96 months from the Commencement Date.',
		],
	],
	[
		'lease.rent_increase',
		'Office Lease',
		[
			'3. Rent. On each review date the rent becomes the open market rent, if higher.',
			'3. Rent. The rent goes up by 6 per cent every year.',
			'3. Rent. Each January the Landlord sets a new rent at its discretion.',
			'3. Rent. Rent rises with inflation plus two percent.',
			'3. Rent. The rent for each following year is 8% above that of the year before.',
		],
	],
	[
		'lease.operating_costs',
		'Office Lease',
		[
			'4. Service charge. The Tenant pays 12% of the cost of running, repairing and renewing the building as certified by the Landlord.',
			'4. Additional rent. Tenant pays its proportionate share of taxes, insurance and maintenance, including replacements, without limit.',
			'4. Tenant reimburses Landlord for all expenses of the property on demand.',
			'4. Tenant bears its part of the CAM costs with no cap. Statements of Landlord are final.',
		],
	],
	[
		'lease.assignment',
		'Office Lease',
		[
			'7. The Tenant keeps the rooms for itself alone and lets nobody else in.',
			'7. Any assignment or subletting is void unless Landlord agrees, which it may decline for whatever reason.',
			'7. A new majority among the shareholders of Tenant is treated as a transfer that needs consent.',
			'7. This lease is personal to the Tenant and may not be transferred.',
			'7. Tenant may not sublet. The issue of new shares that changes control counts as an assignment.',
		],
	],
	[
		'lease.relocation',
		'Office Lease',
		[
			'8. Landlord may at any time require Tenant to take other rooms in the centre.',
			'8. The Landlord can move the Tenant elsewhere in the building upon a month’s notice.',
			'8. On 30 days’ notice Tenant vacates the Premises for substitute space chosen by Landlord.',
			'8. Owner may substitute another suite for the Premises.',
		],
	],
	[
		'lease.repairs',
		'Office Lease',
		[
			'6. Tenant keeps the whole building, roof and walls included, in good repair.',
			'6. The Tenant replaces the air conditioning at its own expense when it wears out.',
			'6. Structural repairs are for the account of Tenant.',
			'6. Full repairing lease: the Tenant puts and keeps the Premises, including the structure, in repair.',
			'6. Costs of a new roof fall on the Tenant.',
		],
	],
	[
		'lease.deposit',
		'Office Lease',
		[
			'5. The Tenant lodges six months’ rent with the Landlord as security. It is returned within 30 days of the end.',
			'5. A deposit of $50,000 is payable on signing and is refunded once Landlord is satisfied.',
			'Deposit: nine months’ rent',
		],
	],
	[
		'lease.use',
		'Office Lease',
		[
			'5. The rooms serve as a dance school and for nothing else.',
			'5. Tenant shall not use the Premises otherwise than for the repair of clocks.',
			'5. The Tenant conducts only its present business of selling maps in the Premises.',
		],
	],
	[
		'lease.default',
		'Office Lease',
		[
			'9. Two days after the due date the Landlord may terminate without notice.',
			'9. If the Tenant is in breach, the Landlord may forfeit this lease at once and claim the rent for the whole remaining term.',
			'9. All property of Tenant in the Premises stands as security for the rent.',
			'9. A breach not remedied within five days of notice lets the Landlord re-enter.',
			'9. If rent is a day late, Landlord may end the lease forthwith.',
		],
	],
	[
		'lease.surrender',
		'Office Lease',
		[
			'10. On leaving the Tenant strips out its fit-out and reinstates the original layout.',
			'10. For every day of overstay Tenant pays three times the daily rent.',
			'10. When the term ends Tenant must put everything back as it was before it moved in.',
			'10. Holdover rent is 250% of the rent last payable.',
		],
	],
	[
		'lease.renewal',
		'Office Lease',
		[
			'11. Tenant may renew for five years by notice given no more than 190 and no less than 180 days before the end. The rent is set by Landlord.',
			'11. Tenant can ask for another term at the then prevailing rate.',
			'11. An option to extend must be exercised at least two years before expiry.',
		],
	],
	[
		'lease.delivery',
		'Office Lease',
		[
			'12. Landlord does not answer for late handover, and Tenant pays from the agreed date in any event.',
			'12. Rent is due from 1 June even though the works may still be under way.',
			'12. Tenant shall hold Landlord harmless from every claim, whoever caused it.',
			'12. The allowance for works lapses if it is not used in 30 days.',
		],
	],
]

const fine: PlainWords = [
	[
		'lease.guarantee',
		'Office Lease',
		['9. Ms Hale guarantees up to three monthly rents, and her promise ends after a year.', '9. No one but the Tenant is liable for rent.'],
	],
	[
		'lease.term',
		'Office Lease',
		['Term: 1 May 2026 to 30 April 2028', '2. Term. The lease lasts ten years, but the Tenant may break it at the end of year two.'],
	],
	[
		'lease.rent_increase',
		'Office Lease',
		[
			'3. Rent. The rent for each following year is 3% above that of the year before.',
			'3. Rent. The rent stays the same for the whole term.',
		],
	],
	[
		'lease.use',
		'Office Lease',
		['5. The rooms serve as an office and for any lawful business.', '5. Tenant shall not use the Premises otherwise than as offices.'],
	],
]

testPlainWords(leaseRules, flagged, fine)
