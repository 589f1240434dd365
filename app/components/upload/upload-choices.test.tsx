import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { UploadChoices } from './upload-choices.tsx'

function choicesFor(industry: string | null | undefined, chosen: Record<string, string> = {}) {
	const Page = createRoutesStub([{ path: '*', Component: () => <UploadChoices chosen={chosen} industry={industry} /> }])
	return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('the industry is that of the company’s profile until the uploader chooses another', () => {
	expect(choicesFor('Legal Tech')).toContain('<option value="Legal Tech" selected="">')
	expect(choicesFor('Legal Tech', { industry_type: 'Gaming' })).toContain('<option value="Gaming" selected="">')
	expect(choicesFor('Legal Tech', { industry_type: '' })).not.toContain('<option value="Legal Tech" selected="">')
})

test('members are shown the way to the profile, visitors are not', () => {
	expect(choicesFor(null)).toContain('href="/company-profile"')
	expect(choicesFor(undefined)).not.toContain('/company-profile')
})
