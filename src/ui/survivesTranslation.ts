/*
 * A browser that translates a page puts <font> elements in the place of texts. React still holds the texts:
 * removing one, or inserting before it, throws then, and the whole page is lost (facebook/react#11538). These
 * methods find what is there instead.
 */

/** The child of `parent` that has the node in it; null if the node is no longer there. */
function childAround(parent: Node, node: Node): Node | null {
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

// The build renders the public pages without a DOM.
if (typeof Node !== 'undefined') {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function remove<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    const around = childAround(this, child);
    if (around) removeChild.call(this, around);
    return child;
  };

  // Before a text that is gone means at the end, rather than nowhere.
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ): Child {
    insertBefore.call(this, node, before && childAround(this, before));
    return node;
  };
}
