declare module 'virtual:react-router/server-build'

/** pdf.js ships its worker without types; `openPdfToDraw` only hands it over. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
	export const WorkerMessageHandler: unknown
}
