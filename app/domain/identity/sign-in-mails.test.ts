import { expect, test } from 'vitest'
import { addressChangedMail, confirmAddressMail } from './change-email-mails.ts'
import { alreadyRegisteredMail, noAccountMail, signInMail, welcomeMail } from './sign-in-mails.ts'

const parts = { to: 'ada@founders.example', link: 'https://fineprint.example/auth/callback?token=a&b', code: '012345' }

test.each([welcomeMail(parts), alreadyRegisteredMail(parts), signInMail(parts)])(
	'"$subject" carries the link and the code on lines of their own',
	({ text, html, to }) => {
		expect(to).toBe('ada@founders.example')
		expect(text.split('\n')).toEqual(expect.arrayContaining([parts.link, parts.code]))
		expect(html).toContain('href="https://fineprint.example/auth/callback?token=a&amp;b"')
		expect(html).toContain('012345')
	},
)

test.each([noAccountMail(parts), confirmAddressMail(parts)])('"$subject" carries a link and no code', ({ text }) => {
	expect(text.split('\n')).toContain(parts.link)
	expect(text).not.toContain(parts.code)
})

test('the old address is told without a link that could be mistaken for ours', () => {
	expect(addressChangedMail(parts).html).not.toContain('href')
})
