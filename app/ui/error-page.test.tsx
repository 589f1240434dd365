import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, type ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorPage } from './error-page.tsx'

function pageFor(error: unknown) {
	const Page = createRoutesStub([{ path: '*', Component: () => <ErrorPage error={error} requestId="7f3a" /> }])
	return renderToStaticMarkup(<Page initialEntries={['/document-vault?page=2']} />)
}

function answer(status: number, body: unknown): ErrorResponse {
	return { status, statusText: '', data: body, internal: false } as ErrorResponse
}

test('a page that needs a login says so and keeps the way back', () => {
	const page = pageFor(answer(401, { reason: 'sign-in', message: 'Session expired. Please log in again.' }))
	expect(page).toContain('Session expired. Please log in again.')
	expect(page).toContain('href="/login?returnTo=%2Fdocument-vault%3Fpage%3D2"')
})

test('a mistake of ours shows the number of the request, and nothing of the program', () => {
	const page = pageFor(new Error('connect ECONNREFUSED 10.0.0.7:5432'))
	expect(page).toContain('Something went wrong')
	expect(page).toContain('7f3a')
	expect(page).not.toContain('ECONNREFUSED')
})

test('a page may name what of its own did not work', () => {
	const Page = createRoutesStub([{ path: '*', Component: () => <ErrorPage error={new Error('x')} failed="Failed to fetch documents" /> }])
	expect(renderToStaticMarkup(<Page initialEntries={['/document-vault']} />)).toContain('Failed to fetch documents')
})

test('what the router says to programmers is not shown to readers', () => {
	const page = pageFor(answer(404, 'Error: No route matches URL "/nowhere"'))
	expect(page).toContain('Page not found')
	expect(page).not.toContain('No route matches')
	expect(page).not.toContain('7f3a')
})
