import { gigabyte, kilobyte, megabyte } from '#app/units.ts'

/** A number of bytes as pages show it: "812 KB", "9.4 MB", "1 GB". */
export function shownSize(bytes: number): string {
	if (bytes < kilobyte) return bytes === 1 ? '1 byte' : `${bytes} bytes`
	if (bytes < 999.5 * kilobyte) return `${Math.round(bytes / kilobyte)} KB`
	if (bytes < 999.95 * megabyte) return `${(bytes / megabyte).toFixed(1)} MB`
	return `${Number((bytes / gigabyte).toFixed(1))} GB`
}
