/** Writes numbers and texts as bytes, little endian: the counterpart of `ByteReader`. */
export class ByteWriter {
	private bytes = new Uint8Array(1 << 16)
	private view = new DataView(this.bytes.buffer)
	private at = 0

	byte(value: number): this {
		const at = this.room(1)
		this.view.setUint8(at, value)
		return this
	}

	signedByte(value: number): this {
		const at = this.room(1)
		this.view.setInt8(at, value)
		return this
	}

	short(value: number): this {
		const at = this.room(2)
		this.view.setUint16(at, value, true)
		return this
	}

	signedShort(value: number): this {
		const at = this.room(2)
		this.view.setInt16(at, value, true)
		return this
	}

	float(value: number): this {
		const at = this.room(4)
		this.view.setFloat32(at, value, true)
		return this
	}

	count(value: number): this {
		let rest = value
		while (rest >= 128) {
			this.byte((rest % 128) + 128)
			rest = Math.floor(rest / 128)
		}
		return this.byte(rest)
	}

	text(value: string): this {
		return this.block(new TextEncoder().encode(value))
	}

	block(value: Uint8Array): this {
		this.count(value.length)
		const at = this.room(value.length)
		this.bytes.set(value, at)
		return this
	}

	/** All that was written. */
	finish(): Uint8Array {
		return this.bytes.slice(0, this.at)
	}

	private room(size: number): number {
		if (this.at + size > this.bytes.length) {
			const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.at + size))
			larger.set(this.bytes)
			this.bytes = larger
			this.view = new DataView(larger.buffer)
		}
		const at = this.at
		this.at += size
		return at
	}
}
