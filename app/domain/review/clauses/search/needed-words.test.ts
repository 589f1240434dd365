import { describe, expect, test } from 'vitest'
import { type Need, neededWords } from './needed-words.ts'

function shown(need: Need | null): string {
	if (need === null) return 'any text'
	if ('any' in need) return `(${need.any.map(shown).join(' or ')})`
	if ('all' in need) return `(${need.all.map(shown).join(' and ')})`
	return `${need.begins ? '|' : ''}${need.letters}${need.ends ? '|' : ''}`
}

describe('the words that a match can not do without', () => {
	test.each([
		[/\bindemnif\w+\b/i, '|indemnif'],
		[/escrow/, 'escrow'],
		[/\bfees?\b/, '(|fee| or |fees|)'],
		[/\blicen[cs]e\b/i, '(|licence| or |license|)'],
		[/\bhold\s+harmless\b/i, '(|harmless| and |hold|)'],
		[/\bpart(?:y|ies)\b[^.]{0,20}\brenew/i, '|renew'],
		[/\b(?:renew\w*|extension)\b|\bevergreen\b/i, '((|renew or |extension) or |evergreen|)'],
		[/\bnon-?\s?compet(?:e|ition)\b/i, '((compete| or competition|) and |non)'],
		[/(?<!not\s)\bliable(?!\s+for)/i, '|liable'],
		[/^\s*Signature\s*:/, 'signature'],
		[/(?:very\s+)?perpetual/i, 'perpetual'],
		[/(?:perpetual)+ly/i, 'perpetual'],
		[/[Rr]oyalt[a-z]+/, 'royalt'],
		[/\b83\(b\)/, '|83|'],
		[/net-?working/i, 'working'],
		[/co\u2011founder/i, '|founder'],
	])('%s', (pattern, words) => {
		expect(shown(neededWords(pattern))).toBe(words)
	})

	test.each([/[a-z]?the/i, /\w+/, /(?:notice)?/, /notice|\d+/, /[^.]{3}/, /\s*/, /(?:notice)*/, /(notice|)/])(
		'%s says nothing',
		(pattern) => {
			expect(neededWords(pattern)).toBeNull()
		},
	)
})
