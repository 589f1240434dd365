import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { builtFrom } from '#app/http/git-info.ts'
import { Versions } from './versions.tsx'

test('every admin page says version, branch and commit of what runs in the browser and on the server', () => {
	const page = renderToStaticMarkup(<Versions server={{ version: '9.8.7', branch: 'release', shortCommit: 'abc1234' }} />)
	expect(page).toContain('Backend 9.8.7 (release, abc1234)')
	expect(page).toContain(`Frontend ${builtFrom.version} (${builtFrom.branch}, ${builtFrom.shortCommit})`)
})
