import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UploadUnderWay } from './upload-under-way.tsx'

test.each([
	[40, 'Uploading: 40 %'],
	[100, 'Checking the file …'],
])('an upload says how far it is, and can be stopped: %i', (percent, words) => {
	const html = renderToStaticMarkup(<UploadUnderWay percent={percent} onStop={() => undefined} />)
	expect(html).toContain(words)
	expect(html).toContain('Cancel upload')
})
