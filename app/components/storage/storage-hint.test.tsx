import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { gigabyte, megabyte } from '#app/units.ts'
import { StorageHint } from './storage-hint.tsx'

function hintAt(used: number) {
	const Page = createRoutesStub([{ path: '*', Component: () => <StorageHint use={{ used, space: gigabyte, plan: 'Free' }} /> }])
	return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('from four fifths on, a page says how much is used of how much; before, nothing', () => {
	expect(hintAt(0.79 * gigabyte)).toBe('')
	expect(hintAt(820 * megabyte)).toContain('almost used up')
	expect(hintAt(820 * megabyte)).toContain('820.0 MB of the 1 GB of the Free plan')
	expect(hintAt(gigabyte)).toContain('New files are refused.')
})
