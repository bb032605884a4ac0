<?php
// php fill-wordpress.php SITE < CONTENT: installs WordPress and prints the address of the page with the pictures.
[, $site] = $argv;
$content = json_decode(stream_get_contents(STDIN), true);
$_SERVER['HTTP_HOST'] = '127.0.0.1';
$_SERVER['REQUEST_METHOD'] = 'GET';
define('WP_INSTALLING', true);
require "$site/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

// Its mail to the new admin is not sent.
function wp_new_blog_notification() {}
wp_install('School', $content['admin']['name'], 'office@school.example', false, '', $content['admin']['password']);
// Avatars are on another host.
update_option('show_avatars', 0);
$wp_rewrite->set_permalink_structure('/%postname%/');
$wp_rewrite->flush_rules();

foreach ($content['posts'] as $post) {
    wp_insert_post(['post_title' => $post['title'], 'post_content' => $post['text'], 'post_status' => 'publish']);
}

$blocks = '';
foreach ($content['pictures'] as $picture) {
    $file = wp_upload_bits(basename($picture), null, file_get_contents($picture))['file'];
    $id = wp_insert_attachment(['post_mime_type' => 'image/jpeg', 'post_title' => basename($picture)], $file);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $file));
    $address = wp_get_attachment_image_url($id, 'large');
    $blocks .= "<!-- wp:image {\"id\":$id,\"sizeSlug\":\"large\"} -->\n"
        . "<figure class=\"wp-block-image size-large\"><img src=\"$address\" alt=\"A picture\" class=\"wp-image-$id\"/></figure>\n"
        . "<!-- /wp:image -->\n";
}
$page = wp_insert_post([
    'post_type' => 'page',
    'post_title' => 'Pictures',
    'post_content' => wp_slash($blocks),
    'post_status' => 'publish',
]);
echo json_encode(['page' => get_permalink($page)]);
