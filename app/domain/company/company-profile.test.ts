import { expect, test } from 'vitest'
import { companyCompleteness, CompanyFields, type CompanyProfile } from './company-profile.ts'

const acme = { legal_entity_name: 'Acme, Inc.' }
const read = (fields: object) => CompanyFields.safeParse({ ...acme, ...fields })
const kept = (fields: object) => read(fields).data
const complaint = (fields: object) => read(fields).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

test.each([
	['ein', '12-3456789', '12-3456789'],
	['ein', ' 123456789 ', '12-3456789'],
	['company_website', 'acme.com', 'https://acme.com'],
	['company_website', 'http://acme.com/about', 'http://acme.com/about'],
	['authorized_shares', '10,000,000', 10_000_000],
	['authorized_shares', '0', 0],
	['incorporation_date', '2019-02-28', '2019-02-28'],
	['incorporation_date', '2019-02-28T00:00:00.000Z', '2019-02-28'],
	['agent_renewal_date', '2031-01-01', '2031-01-01'],
	['agent_email', 'Agent@Filings.example', 'agent@filings.example'],
	['company_phone', '+1 (415) 555-0100', '+1 (415) 555-0100'],
	['industry_type', 'Legal Tech', 'Legal Tech'],
	['company_address', '1 Market St\nSan Francisco', '1 Market St\nSan Francisco'],
	['ein', '', null],
	['ein', null, null],
	['ein', undefined, undefined],
])('%s typed as %j is kept as %j', (field, typed, value) => {
	expect(kept({ [field]: typed })).toHaveProperty(field, value)
})

test.each([
	['ein', '12-345678', 'Enter the EIN as 9 digits, such as 12-3456789'],
	['ein', '1-23456789', 'Enter the EIN as 9 digits, such as 12-3456789'],
	['company_website', 'javascript:alert(1)', 'Enter a web address, such as https://acme.com'],
	['company_website', 'https://user:pass@acme.com', 'Enter a web address, such as https://acme.com'],
	['company_website', 'acme', 'Enter a web address, such as https://acme.com'],
	['authorized_shares', '10.5', 'Enter a whole number of shares, such as 10,000,000'],
	['authorized_shares', '-1', 'Enter a whole number of shares, such as 10,000,000'],
	['issued_shares', '1,00', 'Enter a whole number of shares, such as 10,000,000'],
	['authorized_shares', '2000000000000', 'Enter at most 1,000,000,000,000 shares'],
	['incorporation_date', '2019-02-29', 'Enter a real date, such as 2024-03-15'],
	['incorporation_date', '1066-10-14', 'Enter a date after the year 1800'],
	['incorporation_date', '2999-01-01', 'The incorporation date can’t be in the future'],
	['agent_renewal_date', '2999-01-01', 'Enter a date between 1800 and 2100'],
	['agent_email', 'agent', 'Please enter a valid email address'],
	['company_phone', 'call us', 'Please enter a valid phone number'],
	['industry_type', 'Alchemy', 'Choose an industry from the list'],
	['legal_entity_name', ' ', 'Enter the legal name of the company'],
])('%s typed as %j is refused with what to do', (field, typed, message) => {
	expect(complaint({ [field]: typed })).toEqual([`${field}: ${message}`])
})

test('no more shares are issued than authorized, where both are known', () => {
	expect(complaint({ authorized_shares: '100', issued_shares: '101' })).toEqual([
		'issued_shares: Issued shares can’t exceed the 100 authorized shares',
	])
	expect(read({ authorized_shares: '100', issued_shares: '100' }).success).toBe(true)
	expect(read({ issued_shares: '101' }).success).toBe(true)
})

test('completeness counts the fifteen fields of the specification; zero counts as empty, our own field not at all', () => {
	const profile = Object.fromEntries(Object.keys(CompanyFields.shape).map((field) => [field, 'x'])) as unknown as CompanyProfile
	expect(companyCompleteness(null)).toEqual({ filled: 0, of: 15, percent: 0 })
	expect(companyCompleteness(profile)).toEqual({ filled: 15, of: 15, percent: 100 })
	expect(companyCompleteness({ ...profile, incorporation_state: null })).toMatchObject({ filled: 15 })
	expect(companyCompleteness({ ...profile, issued_shares: 0 })).toEqual({ filled: 14, of: 15, percent: 93 })
})
