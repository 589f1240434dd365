/** A name as it is compared: 'KILN ROBOTICS INC.' and 'Kiln Robotics, Inc.' are one party, 'Kiln Robotics, LLC' is another. */
export function comparedName(name: string): string {
	return name.toLowerCase().replace(/[.,;]/g, '').replace(/\s+/g, ' ').trim()
}
