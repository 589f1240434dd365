import { minute, second } from '#app/units.ts'

/** The most pages one review takes; the longest merger agreements on EDGAR stay below it. */
export const maximumPages = 500

/** The most characters of text one review takes: about 500 dense pages. */
export const maximumTextLength = 2_000_000

/** How long the checks before acceptance may take, on a machine with nothing else to do. */
export const inspectionTimeout = 2 * second

/** How long reading the words of one document may take, character recognition left out. */
export const extractionTimeout = 30 * second

/** How long recognizing one scanned page may take. */
export const recognitionTimeout = minute

/** How long drawing one page may take. */
export const pageDrawingTimeout = 15 * second

/** The heap of an extraction worker. */
export const extractionHeapMegabytes = 512

/** The most scanned pages one review recognizes; the others are reported as not reviewed. */
export const maximumRecognisedPages = 100
