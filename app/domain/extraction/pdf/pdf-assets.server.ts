import { join } from 'node:path'
import { projectRoot } from '#app/infrastructure/project-root.server.ts'

/** The folder of the package with pdf.js's own fonts and tables. */
export const pdfAssetsFolder = join(projectRoot, 'node_modules', 'pdfjs-dist')

/** What pdf.js needs beside its code: the encodings of Chinese, Japanese and Korean text, the standard fonts, and the decoders of JPEG 2000 and JBIG2. */
export const pdfAssets = {
	cMapUrl: join(pdfAssetsFolder, 'cmaps/'),
	cMapPacked: true,
	standardFontDataUrl: join(pdfAssetsFolder, 'standard_fonts/'),
	wasmUrl: join(pdfAssetsFolder, 'wasm/'),
}
