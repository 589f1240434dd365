// node --import tsx .r1-run.ts RULEPREFIX[,..] [types,..] [max per outcome]
import { readdirSync, readFileSync } from 'node:fs'
import { allRules } from '#app/domain/review/playbook/all-rules.ts'
import { playbookOf } from '#app/domain/review/playbook-of.ts'
import { readDocumentParties } from '#app/domain/review/sides/read-document-parties.ts'
import { chooseReader } from '#app/domain/review/sides/choose-reader.ts'
import { borrowedTerms } from '#app/domain/review/playbook/general/terms-elsewhere.ts'
const [prefixes = '', types = '', max = '8', which = ''] = process.argv.slice(2)
const wanted = prefixes.split(',')
const rules = allRules.filter((r) => wanted.some((w) => r.id.startsWith(w)))
const files = readdirSync('/tmp/r1/cache').filter((f) => types === '' || types.split(',').some((t) => f.startsWith(t + '__'))).filter(f => !process.env.ONLY || f.includes(process.env.ONLY)).filter((f) => !process.env.MOD || (parseInt(Buffer.from(f).reduce((a, b) => (a * 31 + b) % 9973, 7).toString()) % 2) === Number(process.env.MOD))
const byRule = new Map<string, any[]>()
for (const file of files) {
	const c = JSON.parse(readFileSync(`/tmp/r1/cache/${file}`, 'utf8'))
	c.readings = c.readings
	const parties = readDocumentParties(c.facts, { view: c.document, documentType: c.documentType })
	const input = { ...c, partyRole: process.env.ROLE ?? 'unsure', parties, reader: chooseReader(parties, { partyName: null, partyRole: (process.env.ROLE ?? 'unsure') as any }, c.documentType), frames: [], predications: [] } as any
	const playbook = playbookOf(c.documentType)
	const elsewhere = borrowedTerms(input) !== null
	const superseded = new Set(allRules.filter((r) => r.playbook === playbook).flatMap(({ supersedes = [] }) => supersedes))
	for (const rule of rules) {
		if (!(rule.playbook === playbook || (rule.playbook === 'general' && !superseded.has(rule.id)))) continue
		const t = performance.now()
		let d: any
		try { d = rule.decide(input) } catch (e) { console.log('ERR', rule.id, file, e); continue }
		if (elsewhere && d.outcome === 'absent') d = { outcome: 'undecided(elsewhere)' }
		;(byRule.get(rule.id) ?? byRule.set(rule.id, []).get(rule.id)!).push({ file, type: c.documentType, d, text: c.document.text, ms: performance.now() - t })
	}
}
const show = (text: string, s: any) => s ? `[${s.start}] ` + text.slice(s.start, Math.min(s.end, s.start + Number(process.env.LEN ?? 330))).replace(/\s+/g, ' ') : '-'
const tone = (w: any) => typeof w === 'string' ? w : w.neutral
const sev = (s: any) => typeof s === 'string' ? s : s.unsure
for (const [id, all] of byRule) {
	const counts: Record<string, number> = {}
	for (const { d } of all) counts[d.outcome] = (counts[d.outcome] ?? 0) + 1
	console.log(`\n##### ${id} ${JSON.stringify(counts)}`)
	for (const outcome of ['flagged', 'absent', 'passed', 'undecided']) {
		if (which && !which.split(',').includes(outcome)) continue
		const of = all.filter(({ d }) => d.outcome === outcome)
		const step = Math.max(1, Math.floor(of.length / Number(max)))
		for (const { file, d, text } of of.filter((_, i) => i % step === 0).slice(0, Number(max))) {
			if (d.findings) for (const f of d.findings) console.log(`  ${outcome.toUpperCase()} ${file.slice(0, 46)} (${sev(f.severity)}) "${tone(f.says)}"\n      ${show(text, f.span)}`)
			else console.log(`  ${outcome.toUpperCase()} ${file.slice(0, 46)} ${show(text, d.evidence)} ${(d.readYourself ?? []).map((r: any) => 'RY ' + r.lookFor + show(text, r.span)).join(' | ')}`)
		}
	}
}
