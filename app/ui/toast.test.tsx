import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { ToastRegion, type ToastMessage } from './toast.tsx'

function regionFor(toast: ToastMessage | null) {
	const Page = createRoutesStub([{ path: '*', Component: () => <ToastRegion toast={toast} /> }])
	return renderToStaticMarkup(<Page initialEntries={['/document-vault?filter=high']} />)
}

test('a toast is told to screen readers and can be dismissed without a script, on the same page', () => {
	const region = regionFor({ title: 'Document uploaded successfully', description: 'Its report is being written.' })
	expect(region).toMatch(/^<div role="status"/)
	expect(region).toContain('Document uploaded successfully')
	expect(region).toContain('Its report is being written.')
	expect(region).toMatch(/<form action="\/document-vault" method="get"><input type="hidden" name="filter" value="high"/)
})

test('the region waits on every page, so that a toast that comes later is told too', () => {
	expect(regionFor(null)).toMatch(/^<div role="status"[^>]*><\/div>$/)
})
