import { writeFile } from 'node:fs/promises'
import { benchClientSize } from './client-size.ts'
import { benchGenerate } from './generate.ts'
import { benchKillPayments } from './kill-payments.ts'
import { benchKill } from './kill.ts'
import { benchLandingSize } from './landing-size.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchRedline } from './redline.ts'
import { benchReviewTime } from './review-time.ts'
import { benchStartTime } from './start-time.ts'
import { benchUploadMemory } from './upload-memory.ts'
import { table, type Result } from './result.ts'
import { benchVault } from './vault/vault.ts'

const results: Result[] = []
for (const bench of [
	benchStartTime,
	benchReviewTime,
	benchRedline,
	benchGenerate,
	benchUploadMemory,
	benchClientSize,
	benchLandingSize,
	benchLighthouse,
	benchVault,
	benchKill,
	benchKillPayments,
]) {
	const lines = await bench()
	console.log(table(lines))
	results.push(...lines)
}
await writeFile('bench/results.json', `${JSON.stringify(results, null, '\t')}\n`)
process.exit(results.every((result) => result.met) ? 0 : 1)
