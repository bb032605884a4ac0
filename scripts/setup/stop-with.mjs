/**
 * Ends the command with one line that says what is wrong and what to do.
 * @param {string} line
 * @returns {never}
 */
export function stopWith(line) {
  console.error(line);
  process.exit(1);
}
