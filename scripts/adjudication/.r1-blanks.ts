import { readdirSync, readFileSync } from 'node:fs'
import { openBlanks } from '#app/domain/review/playbook/general/blanks.ts'
let n = 0
for (const f of readdirSync('/tmp/r1/cache')) {
	const c = JSON.parse(readFileSync('/tmp/r1/cache/' + f, 'utf8'))
	const b = openBlanks(c)
	if (b.length === 0) continue
	if (n++ % 3 !== 1) continue
	console.log(f.slice(0, 50), c.documentType, b.length)
	for (const x of b.slice(0, 3)) console.log('      ' + JSON.stringify(c.document.text.slice(Math.max(0, x.start - 50), x.start)) + ' >>' + c.document.text.slice(x.start, x.end) + '<< ' + JSON.stringify(c.document.text.slice(x.end, x.end + 30)))
}
