/** Reads numbers and texts from bytes, little endian, one after the other. */
export class ByteReader {
	private readonly view: DataView
	private at = 0
	private readonly bytes: Uint8Array

	constructor(bytes: Uint8Array) {
		this.bytes = bytes
		this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
	}

	byte(): number {
		return this.view.getUint8(this.at++)
	}

	signedByte(): number {
		return this.view.getInt8(this.at++)
	}

	short(): number {
		this.at += 2
		return this.view.getUint16(this.at - 2, true)
	}

	signedShort(): number {
		this.at += 2
		return this.view.getInt16(this.at - 2, true)
	}

	float(): number {
		this.at += 4
		return this.view.getFloat32(this.at - 4, true)
	}

	/** A number of 0 or more in groups of seven bits, lowest first. */
	count(): number {
		let value = 0
		let factor = 1
		for (;;) {
			const byte = this.byte()
			value += (byte & 0x7f) * factor
			if (byte < 0x80) return value
			factor *= 128
		}
	}

	text(): string {
		return new TextDecoder().decode(this.block())
	}

	/** Bytes with their length before them. */
	block(): Uint8Array {
		const length = this.count()
		this.at += length
		return this.bytes.subarray(this.at - length, this.at)
	}
}
